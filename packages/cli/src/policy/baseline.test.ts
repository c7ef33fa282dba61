import { expect, test } from "vitest";
import { finding } from "../../../workbook/testing/finding.js";
import { memoryIo } from "../memory-io.testing.js";
import { baselineText, compareWithBaseline, readBaseline } from "./baseline.js";

const inCell = finding({ sheet: "Schedule 2a", cell: "F17" });
const twice = finding({ at: "ecms", message: "One." });

async function roundTrip(path: string) {
  const text = baselineText(path, new Map([["north/a.xlsx", [inCell, twice, twice]]]));
  const result = await readBaseline(path, memoryIo({ files: new Map([[path, text]]) }));
  if (!result.ok) throw new Error(result.sentences.join("\n"));
  return { text, known: result.baseline.get("north/a.xlsx") ?? [] };
}

test.each(["baseline.json", "north/baseline.json", "office/known/baseline.json"])(
  "%s names files from its own folder",
  async (path) => {
    const { known } = await roundTrip(path);
    expect(known).toEqual([
      { file: "north/a.xlsx", code: "EPB-TST-001", place: "Schedule 2a!F17", count: 1 },
      { file: "north/a.xlsx", code: "EPB-TST-001", place: "ecms", count: 2 },
    ]);
  },
);

test("a finding is known by its code and place, independent of its message", async () => {
  const { known } = await roundTrip("baseline.json");
  const reworded = { ...twice, message: "Other words.", found: "7" };
  const elsewhere = finding({ sheet: "Schedule 2a", cell: "F18" });
  expect(compareWithBaseline([reworded, elsewhere], known)).toEqual({
    added: [elsewhere],
    known: [reworded],
    resolved: [
      { file: "north/a.xlsx", code: "EPB-TST-001", place: "Schedule 2a!F17", count: 1 },
      { file: "north/a.xlsx", code: "EPB-TST-001", place: "ecms", count: 1 },
    ],
  });
});

test("a finding that occurs more often than before is new", async () => {
  const { known } = await roundTrip("baseline.json");
  const { added, resolved } = compareWithBaseline([inCell, inCell, twice, twice], known);
  expect([added, resolved]).toEqual([[inCell], []]);
});
