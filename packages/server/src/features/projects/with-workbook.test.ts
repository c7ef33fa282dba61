import { CalculationType, type Project, parseProject, valueAtPath, withValueAtPath } from "@epb/engine";
import { newestTemplate } from "@epb/workbook";
import { expect, test } from "vitest";
import { fixtureProject } from "../../../testing/project-factories.js";
import { withWorkbook } from "./with-workbook.js";

const manifest = newestTemplate("epb-calculating");

function saved(): Project {
  const parsed = parseProject(fixtureProject("school-district"));
  if (!parsed.ok) throw new Error("The fixture is a project.");
  const contacts = (parsed.value.data.contacts ?? []).map((contact, index) => ({ ...contact, id: `contact-${index}` }));
  return { ...parsed.value, data: { ...parsed.value.data, contacts } };
}

test("a contact keeps its id, and values whose cells cannot be read, also after the contact above it was removed", () => {
  const before = saved();
  const [, jordan] = before.data.contacts ?? [];
  if (jordan === undefined) throw new Error("The fixture has two contacts.");
  const { id: _, name: __, phone: ___, ...readable } = jordan;
  const workbook: Project = {
    ...before,
    data: { ...before.data, contacts: [readable] },
    unknownInputs: ["contacts[#=0].name", "contacts[#=0].phone"],
  };
  const { project, keptInputs } = withWorkbook(before, { project: workbook, manifest });
  expect(project.data.contacts).toEqual([jordan]);
  expect(project.unknownInputs).toBeUndefined();
  expect(keptInputs).toEqual(["contacts[#=1].name", "contacts[#=1].phone"]);
});

test("a calculation type that cannot be read stays as it was saved, and as unknown as it was", () => {
  const before = saved();
  const unknownInputs = ["record.calculationType"];
  const ofTemplate = { ...before.record, calculationType: CalculationType.Legacy };
  const workbook = { project: { ...before, record: ofTemplate, unknownInputs }, manifest };
  const kept = withWorkbook(before, workbook);
  expect(kept.project.record).toEqual(before.record);
  expect(kept.project.unknownInputs).toBeUndefined();
  expect(kept.keptInputs).toEqual(unknownInputs);
  const unknown = withWorkbook({ ...before, unknownInputs }, workbook);
  expect(unknown.project.unknownInputs).toEqual(unknownInputs);
  expect(unknown.keptInputs).toEqual([]);
});

test("a supplied figure keeps its saved value where its cell cannot be read, and is withheld without one", () => {
  const parsed = parseProject(fixtureProject("direct-funded-override"));
  if (!parsed.ok) throw new Error("The fixture is a project.");
  const before = parsed.value;
  const [known, unknown] = ["costSavings.years[year=3].payment", "costSavings.years[year=2].expenses"];
  const without = (values: object, path: string): object => withValueAtPath(values, path, undefined);
  const figures = [known, unknown];
  const workbook = {
    ...before,
    calculatedValues: {
      ...without(without(before.calculatedValues ?? {}, known), unknown),
      withheld: { inputs: [], figures },
    },
  } as Project;
  const saved = { ...before, calculatedValues: without(before.calculatedValues ?? {}, unknown) } as Project;
  const { project, keptInputs } = withWorkbook(saved, { project: workbook, manifest });
  expect(keptInputs).toEqual([`calculatedValues.${known}`]);
  expect(valueAtPath(project.calculatedValues, known)).toEqual(valueAtPath(before.calculatedValues, known));
  const withheld = { inputs: [`calculatedValues.${unknown}`], figures: [unknown] };
  expect(project.calculatedValues).toEqual({ ...saved.calculatedValues, withheld });
});
