import { readFileSync } from "node:fs";
import { nameOf } from "./file-names.js";

/** Where Linux has the arguments as bytes. */
const COMMAND_LINE = "/proc/self/cmdline";
/** Stands in Node's arguments for bytes that are no UTF-8. */
const LOST = "\ufffd";

/** The arguments of the program. Names of files that are no UTF-8 keep their bytes, where the system has them. */
export function programArguments(): readonly string[] {
  const args = process.argv.slice(2);
  if (!args.some((arg) => arg.includes(LOST))) return args;
  try {
    const whole = readFileSync(COMMAND_LINE, "latin1").split("\0").slice(0, -1);
    return whole.slice(-args.length).map((arg) => nameOf(Buffer.from(arg, "latin1")));
  } catch {
    return args;
  }
}
