import { createInterface } from "node:readline";
import type { TypedLines } from "./io.js";

/** Standard input by lines, with editing on a terminal. Control-C and control-D end it. */
export function openTypedLines(): TypedLines {
  const lines = createInterface({ input: process.stdin, output: process.stderr, prompt: "> " });
  lines.once("SIGINT", () => lines.close());
  const typed = lines[Symbol.asyncIterator]();
  return {
    say: (line) => {
      process.stderr.write(`${line}\n`);
    },
    next: async () => {
      lines.prompt();
      const { done = false, value } = await typed.next();
      return done ? undefined : value;
    },
    close: () => lines.close(),
  };
}
