import { type Project, parseProject, withValueAtPath } from "@epb/engine";
import { calculateKnownFigures } from "@epb/engine/withhold";
import { expect, test } from "vitest";
import schoolDistrict from "../../../../../../fixtures/projects/school-district.json" with { type: "json" };
import { compareFigures } from "./recalculate.js";

test("withheld figures are compared without a value, and the others with a value", () => {
  const path = "ecms[uuid=measure-1].implementation.baseConstructionCost";
  const parsed = parseProject({ ...schoolDistrict, unknownInputs: [path] });
  if (!parsed.ok) throw new Error("the fixture is a project");
  const calculation = calculateKnownFigures(withValueAtPath<Project>(parsed.value, `data.${path}`, undefined));
  const compared = new Map(
    compareFigures(calculation, calculation).map((figure) => [figure.definition.label, figure.after]),
  );
  expect(compared.has("Total implementation price")).toBe(true);
  expect(compared.get("Total implementation price")).toBeUndefined();
  expect(compared.get("Project interest rate")).toBe("0.0385");
});
