import { expect, test } from "vitest";
import { errorValue, readWorkbookFixture, text, WorkbookFile } from "../../../../test/testing/workbook-file.js";
import { readGood } from "../../testing/read.js";
import { readProjectFromWorkbook } from "../intake/read-project-from-workbook.js";
import { migrateWorkbook } from "../migrate/migrate-workbook.js";
import { keepUnreadable } from "./keep-unreadable.js";
import { writeTemplate } from "./write-template.js";

const BYTES = readWorkbookFixture("school-district.xlsx");

async function moved(bytes: Uint8Array) {
  const result = migrateWorkbook(readGood(bytes));
  if (!result.ok) throw new Error(result.finding.message);
  const { migration } = result;
  const { project } = migration;
  return { migration, kept: keepUnreadable(await writeTemplate(migration.to, { project }), migration) };
}

test("a workbook that was moved has the unknown inputs of the old one, with the texts of their cells", async () => {
  const file = new WorkbookFile(BYTES)
    .put("Schedule 2a!J9", text("to follow"))
    .put("Schedule 3!E11", text("next spring"))
    .put("Annual Escalation Rates!C9", errorValue("#DIV/0!", "1/0"));
  const { migration, kept } = await moved(file.bytes());
  expect(migration.project.unknownInputs).toHaveLength(3);
  if (!kept.ok) throw new Error("inputs are lost");
  const after = readGood(kept.bytes);
  expect(new Set(readProjectFromWorkbook(after).project?.unknownInputs)).toEqual(
    new Set(migration.project.unknownInputs),
  );
  expect(after.sheet("Schedule 2a")?.cell("J9")).toMatchObject({ type: "text", value: "to follow" });
  expect(after.sheet("Schedule 3")?.cell("E11")?.value).toBe("next spring");
});

test("an unknown input that would be blank in the new workbook is named", async () => {
  // Savings of a measure that no row of the measures has.
  const file = new WorkbookFile(readWorkbookFixture("../seeded/savings-of-an-unknown-measure.xlsx"));
  const { kept } = await moved(file.bytes());
  expect(kept).toEqual({ ok: false, lost: ["ecms"] });
});

test("a workbook without unknown inputs stays unchanged", async () => {
  const { migration } = await moved(BYTES);
  const written = await writeTemplate(migration.to, { project: migration.project });
  expect(keepUnreadable(written, migration)).toEqual({ ok: true, bytes: written });
});
