import type { GameBoard } from "../board";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Mini from "./Mini.svelte";
import "./tokens.css";

const bruges: GameBoard = { Board, Area, Mini, Face, ratio: 0.8, ahead: ["as"], peeks: ["play"] };

export default bruges;
