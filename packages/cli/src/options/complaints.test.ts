import { expect, test } from "vitest";
import { ExitCode } from "../exit-code.js";
import { memoryIo } from "../memory-io.testing.js";
import { runProgram } from "../program.js";

async function complaint(...args: readonly string[]): Promise<string> {
  const io = memoryIo();
  expect(await runProgram(args, io)).toBe(ExitCode.Usage);
  return io.written.stderr;
}

test.each([
  [["-v"], "error: unknown option '-v'\n(Did you mean --version?)\n"],
  [["help", "clac"], "error: unknown command 'clac'\n(Did you mean calc?)\n"],
  [["help", "frob"], "error: unknown command 'frob'\nRun epb --help for the commands.\n"],
  [
    ["template", "epb-calc"],
    'error: <kind> does not take "epb-calc". Did you mean epb-calculating? Allowed choices are ',
  ],
  [
    ["calc", "a.json", "--format", "jsn"],
    'error: --format does not take "jsn". Did you mean json? Allowed choices are ',
  ],
  [
    ["explain", "a.json", "b", "--depth", "x"],
    'error: --depth does not take "x". Give a whole number, such as 3, or all.\n',
  ],
  [["schema", "projects"], 'error: <name> does not take "projects". Did you mean project? Allowed choices are '],
])("epb %j names the given value, and the nearest accepted one", async (args, beginning) => {
  expect((await complaint(...args)).slice(0, beginning.length)).toBe(beginning);
});
