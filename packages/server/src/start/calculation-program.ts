import { bundledProgramBeside, type Program } from "../workers/program-beside.js";

/** The program of the processes that calculate. */
export const CALCULATION_PROGRAM: Program = bundledProgramBeside(import.meta.url, "calculation-process");
