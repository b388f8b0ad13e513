import type { GameBoard } from "../board";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Mini from "./Mini.svelte";
import "./tokens.css";

const neom: GameBoard = { Board, Area, Mini, Face, ratio: 0.78, ahead: ["build", "demolish"] };
export default neom;
