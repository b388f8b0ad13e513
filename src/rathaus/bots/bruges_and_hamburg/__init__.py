"""What the judges of Bruges and Hamburg share: `turns` looks ahead over a seat's own turns."""
