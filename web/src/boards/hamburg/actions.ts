import type { Slot } from "../kit/Actions.svelte";
import { SHAPE_OF } from "./art/symbols";

const shape = (symbol: string) => SHAPE_OF[symbol] ?? "";

/** The six base actions, as the overview of the box lists them. */
export const ACTIONS: Slot[] = [
  {
    about: "workers",
    icon: "M12 1.500a4.300 4.300 0 0 1 3.100 7.200c3.100.4 7.400 2 7.400 4.400 0 1.800-2.600 1.800-5 1.500l3.300 6.200c.5 1-.1 1.700-1 1.700H15l-3-4.300-3 4.300H4.200c-.9 0-1.500-.7-1-1.700l3.300-6.200c-2.400.3-5 .3-5-1.500 0-2.400 4.300-4 7.400-4.400A4.300 4.300 0 0 1 12 1.500z",
  },
  {
    about: "money",
    icon: "M12 1.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21zM12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM8 17V7.500h2l2 4.500 2-4.500h2V17h-1.800v-5.500L12.700 15h-1.400l-1.500-3.500V17z",
  },
  { about: "dangers", icon: shape("⚠") },
  { about: "wall", icon: shape("▬") },
  { about: "sites", key: "", icon: shape("▱") },
  { about: "", icon: shape("⌂") },
];
