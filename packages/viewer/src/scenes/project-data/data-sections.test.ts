import { CalculationType, FIGURES, type Project, ProjectType, parseProject } from "@epb/engine";
import { describe, expect, test } from "vitest";
import { type DataPart, sectionsOf } from "./data-sections.js";
import { nameOf, openName } from "./paths.js";
import { placeOfPath } from "./section-places.js";
import { columnsOf } from "./table-columns.js";

function project(projectType: ProjectType, calculationType: CalculationType): Project {
  const version = projectType === ProjectType.Epx ? "1.0.0" : "3.0.0";
  const parsed = parseProject({
    record: { name: "School", version, projectType, calculationType, status: "Pending" },
    data: { ecms: [{ uuid: "1", ecmNumber: "1" }] },
  });
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  return parsed.value;
}

/** Names of the inputs in a part, with the row keys left out. */
function namesIn(part: DataPart, of: Project): readonly string[] {
  if (part.kind === "form")
    return part.form.fields.flatMap((each) => (each.kind === "input" ? [openName(each.path)] : []));
  const accesses = columnsOf(part, { project: of, stored: of }).flatMap(({ access, total }) => [access, total]);
  return accesses.flatMap((access) => (access?.kind === "entry" ? [access.openName] : []));
}

const enteredIn = (of: Project): ReadonlySet<string> =>
  new Set(sectionsOf(of).flatMap(({ parts }) => parts.flatMap((part) => namesIn(part, of))));

/** Sections of calculated values that exist only in the other edition. */
const ELSEWHERE = {
  [ProjectType.Epb]: /^express\./,
  [ProjectType.Epx]: /^(?:performancePeriod|amortization|costSavings|esaPayments)\./,
} as const;

/** Those of the full edition alone, though their section is of both. */
const OF_A_LOAN = /^projectSummary\.financialSummary\./;

describe("supplied figures", () => {
  test.each([ProjectType.Epb, ProjectType.Epx] as const)("all have a place for entry: edition %i", (type) => {
    const names = enteredIn(project(type, CalculationType.Override));
    const figures = FIGURES.map(({ id }) => id).filter((id) => !ELSEWHERE[type].test(id));
    const wanted = type === ProjectType.Epx ? figures.filter((id) => !OF_A_LOAN.test(id)) : figures;
    const missing = wanted.filter((id) => {
      const open = nameOf(`calculatedValues.${id}`).replaceAll(/\[(?:year|uuid|year,month)\]/g, "[]");
      // One of the fields stands for all of them.
      return !names.has(open) && ![...names].some((name) => name.replaceAll(/\[fieldId=\d+\]/g, "[fieldId]") === open);
    });
    expect(missing).toEqual([]);
  });

  test("are not entries if they are calculated", () => {
    const names = enteredIn(project(ProjectType.Epb, CalculationType.Standard));
    expect([...names].filter((name) => name.startsWith("calculatedValues."))).toEqual([]);
    expect(names).toContain("accreditation.facilityType");
    expect(names).toContain("accreditation.contacts[contactType=3].email");
  });

  test.each([
    ["calculatedValues.costSavings.years[year=3].payment", "Year 3, Payment"],
    ["calculatedValues.costSavings.totalPayments", "Total, Payment"],
    ["calculatedValues.amortization.detail[year=2,month=11].interest", "Year 2, month 11, Interest"],
    ["calculatedValues.itemizedSavings.years[year=1].categories[fieldId=3].value", "Year 1, Natural gas"],
    ["calculatedValues.ecm.totals.savings[fieldId=2].value", "Total, Electric energy"],
    ["calculatedValues.ecm.measures[uuid=1].ghg.annualTotal", undefined],
    ["calculatedValues.projectSummary.financialSummary.simplePayback", "Simple payback"],
  ])("are found by their path: %s", (path, name) => {
    const of = project(ProjectType.Epb, CalculationType.Override);
    const place = placeOfPath(path, sectionsOf(of), { project: of, stored: of, figures: of.calculatedValues });
    if (name === undefined) expect(place?.name).toMatch(/^1, /);
    else expect(place?.name).toBe(name);
  });
});
