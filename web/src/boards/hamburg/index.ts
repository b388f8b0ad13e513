import type { GameBoard } from "../board";
import Area from "./side/Tableau.svelte";
import Board from "./Board.svelte";
import Face from "./card/Face.svelte";
import Mini from "./Mini.svelte";
import "./tokens.css";

const hamburg: GameBoard = {
  Board,
  Area,
  Mini,
  Face,
  ratio: 1.12,
  ahead: ["play", "as"],
  peeks: ["play"],
};

export default hamburg;
