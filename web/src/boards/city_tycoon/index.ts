import type { GameBoard } from "../board";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Mini from "./Mini.svelte";
import "./tokens.css";

const city: GameBoard = {
  Board,
  Area,
  Mini,
  Face,
  ratio: 1,
  ahead: ["district", "supply"],
  peeks: ["play"],
};
export default city;
