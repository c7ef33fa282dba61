import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { memoryIo } from "./memory-io.testing.js";
import { runProgram } from "./program.js";

const FIXTURES = fileURLToPath(new URL("../../../fixtures/", import.meta.url));

async function firstLine(file: string, name: string): Promise<string | undefined> {
  const io = memoryIo({ folder: FIXTURES });
  await runProgram(["explain", file, name], io);
  return (io.written.stdout || io.written.stderr).split("\n")[0];
}

test.each([
  ["end date", "End of the performance period = 2043-01-02"],
  ["Performance  Period START", "Start of the performance period = 2027-01-02"],
  ["interest rate", "Project interest rate = 0.0385 a year"],
  ["amount financed", "Total amount financed = $2,511,380"],
  ["payback period", "Simple payback = 11.4294665069… years"],
  ["annual savings", "Estimated annual savings, year 1 = $217,060"],
  ["guaranteed savings", "Total guaranteed cost savings = $3,943,915"],
  ["payments", "Total payments = $3,592,564.881"],
  ["debt service year 3", "Debt service, year 3 = $202,112.58"],
  ["guaranteed annual savings, year 2", "Guaranteed annual savings, year 2 = $210,977"],
  ["GHG reduction", "Greenhouse gas saved = 537,503.3419138747… kg CO2e/yr"],
])("the figure that people call %s is found", async (name, line) => {
  expect(await firstLine("projects/school-district.json", name)).toBe(line);
});

test("the same words name the figure that an express project has", async () => {
  expect(await firstLine("projects/epx-campus.json", "price")).toMatch(/^Total price = /);
  expect(await firstLine("projects/school-district.json", "price")).toMatch(/^Total implementation price = /);
});

test("an exact label comes before a word that people use", async () => {
  expect(await firstLine("projects/school-district.json", "Performance period")).toBe("Performance period = 16 years");
});

test("a list has common names", async () => {
  const io = memoryIo({ folder: FIXTURES });
  await runProgram(["explain", "projects/school-district.json", "end date", "--list"], io);
  expect(io.written.stdout).toContain("End of the performance period");
});
