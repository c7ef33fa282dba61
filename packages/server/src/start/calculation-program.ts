import { type Program, programBeside } from "../workers/program-beside.js";

/** The program of the processes that calculate. */
export const CALCULATION_PROGRAM: Program = programBeside(import.meta.url, "calculation-process");
