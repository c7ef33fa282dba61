import type { Command } from "commander";
import type { Io } from "../io.js";
import { addCalc } from "./add-calc.js";
import { addSchema } from "./add-schema.js";
import { addTemplate } from "./add-template.js";
import type { Finish } from "./finish.js";

/** Every command, in the order of the help. */
export const COMMANDS: readonly ((program: Command, io: Io, finish: Finish) => void)[] = [
  addCalc,
  addTemplate,
  addSchema,
];
