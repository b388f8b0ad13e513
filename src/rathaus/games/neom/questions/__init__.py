"""What players are asked, and what their moves say, are about and would do: one file per question.

Each file has the sentences that ask (`PROMPTS`, by step) and its moves (`MOVES`, by range).
"""
