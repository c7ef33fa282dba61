import { CalculationType, type Project, parseProject, valueAtPath } from "@epb/engine";
import { describe, expect, test } from "vitest";
import { countChanges } from "./count-changes.js";
import { newDraft, partsToSave, withEdits } from "./draft.js";

function project(calculationType: CalculationType): Project {
  const parsed = parseProject({
    record: { name: "Courthouse", version: "3.0.0", projectType: 1, calculationType, status: "Pending" },
    data: {},
    calculatedValues: { esaPayments: { years: [{ year: 1, esaPrice: "0.1" }] } },
  });
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  return parsed.value;
}

const OVERRIDE = project(CalculationType.Override);

/** Project after these entries: a path within the figures, and a value or none. */
function after(...entries: readonly (readonly [path: string, value?: unknown])[]): Project {
  const edits = entries.map(([path, value]) => ({ path: `calculatedValues.${path}`, value }));
  return withEdits(newDraft(OVERRIDE, 1), edits).state.project;
}

describe("supplied figures", () => {
  test("are sent with a save and counted, which calculated ones are not", () => {
    const changed = after(["esaPayments.years[year=1].esaPrice", 2]);
    expect(countChanges(OVERRIDE, changed)).toBe(1);
    expect(partsToSave(OVERRIDE, changed).calculatedValues?.changed).toHaveProperty("esaPayments");
    const asStandard = project(CalculationType.Standard);
    const calculated = { ...asStandard, calculatedValues: changed.calculatedValues ?? {} };
    expect(countChanges(asStandard, calculated)).toBe(0);
    expect(partsToSave(asStandard, calculated)).toEqual({});
  });

  test("make a section whole from the first of them on, with its years in order", () => {
    const { calculatedValues } = after(
      ["amortization.summary[year=2].principal", 2],
      ["amortization.summary[year=1].principal", 1],
    );
    expect(calculatedValues?.amortization).toEqual({
      detail: [],
      summary: [
        { year: 1, principal: 1 },
        { year: 2, principal: 2 },
      ],
      total: {},
    });
  });

  test("remove their year with the last of them, and their section", () => {
    expect(
      valueAtPath(after(["esaPayments.years[year=2].esaPrice", 3]), "calculatedValues.esaPayments.years"),
    ).toHaveLength(2);
    expect(after(["esaPayments.years[year=1].esaPrice"]).calculatedValues).toEqual({});
  });
});
