import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { displayWidth } from "./format/display-width.js";
import { memoryIo } from "./memory-io.testing.js";
import { runProgram } from "./program.js";
import { parseCommand } from "./scenario.testing.js";

const FIXTURES = fileURLToPath(new URL("../../../fixtures/", import.meta.url));

const COMMANDS = [
  'explain workbooks/school-district.xlsx "Total payments"',
  'explain workbooks/school-district.xlsx --list "total*"',
  "explain EPB-SAV-005",
  "diff projects/school-district.json workbooks/example-annual-end.xlsx",
  "whatif workbooks/school-district.xlsx --set financing.indexRate=4%",
  'whatif projects/example-annual-end.json --vary "Guaranteed percentage of the estimated savings=80%..99%:2"',
  'whatif projects/example-annual-end.json --monte-carlo 5 --sample "Index rate=uniform(3%,4%)"',
  "economics projects/federal-espc.json projects/school-district.json",
  "check projects/federal-espc.json projects/epx-campus.json projects/school-district.json --statistics",
  "economics projects/example-annual-end.json --fuel electricity=100% --state CO",
];

describe.each([80, 100])("within %i columns", (columns) => {
  test.each(COMMANDS)("stays epb %s", async (command) => {
    const io = memoryIo({ folder: FIXTURES, columns, env: { NO_COLOR: "1" } });
    await runProgram(parseCommand(`epb ${command}`).args, io);
    const lines = io.written.stdout.split("\n");
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => displayWidth(line) > columns)).toEqual([]);
  });
});

test("colour comes on a terminal, and not with --no-color", async () => {
  const outputs = await Promise.all(
    [[], ["--no-color"]].map(async (more) => {
      const io = memoryIo({ folder: FIXTURES, columns: 80 });
      await runProgram(["economics", "projects/example-annual-end.json", ...more], io);
      return io.written.stdout;
    }),
  );
  expect(outputs.map((output) => output.includes("\u001b["))).toEqual([true, false]);
});
