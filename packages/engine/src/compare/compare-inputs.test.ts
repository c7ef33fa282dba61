import { describe, expect, test } from "vitest";
import { readFixture } from "../../testing/fixtures.js";
import { asJson } from "../../testing/json.js";
import { parsed } from "../../testing/parsed.js";
import { Decimal } from "../decimal/decimal.js";
import { CalculationType } from "../enumerations/calculation-type.js";
import type { Project } from "../model/project.js";
import { withValueAtPath } from "../paths/with-value-at-path.js";
import { compareInputs, describeInputs } from "./compare-inputs.js";
import { compareProjects } from "./compare-projects.js";

const school = parsed(readFixture("projects/school-district.json"));

const schoolWith = (path: string, value: unknown): Project => ({
  ...school,
  data: withValueAtPath(school.data, path, value),
});

describe("inputs by section", () => {
  test("of the same project twice are none", () => {
    expect(compareInputs(school, school)).toEqual([]);
  });

  test("are those that a comparison of two projects finds, in its order", () => {
    const other = parsed(readFixture("projects/federal-espc.json"));
    const sections = compareInputs(school, other);
    expect(sections.flatMap(({ inputs }) => inputs)).toEqual(compareProjects(school, other).inputs);
    expect(sections.map(({ section }) => section)).toEqual([...new Set(sections.map(({ section }) => section))]);
    expect(sections.find(({ section }) => section === "ecms")?.label).toBe("Measures");
  });

  test("have those of the accreditation, which change no figure", () => {
    const after = { ...school, accreditation: { monitorPeriod: "12 months" } };
    expect(compareInputs(school, after)).toEqual([
      {
        section: "accreditation",
        label: "Accreditation",
        inputs: [
          { path: "accreditation.monitorPeriod", label: "Monitoring period", kind: "added", after: "12 months" },
        ],
      },
    ]);
  });

  test("put the calculation type and the supplied figures of an Override project together", () => {
    const after: Project = {
      ...school,
      record: { ...school.record, calculationType: CalculationType.Override },
      calculatedValues: { calculationTypeId: CalculationType.Override },
    };
    expect(compareInputs(school, after).map(({ section, inputs }) => [section, inputs.length])).toEqual([
      ["calculatedValues", 2],
    ]);
  });
});

test("inputs in words have their value, and lists have a name alone", () => {
  const project = schoolWith("financing.indexRate", new Decimal("0.037"));
  expect(
    asJson(describeInputs(project, ["financing.indexRate", "escalationRates", "ecms[uuid=nobody].location"])),
  ).toEqual([
    { path: "financing.indexRate", label: "Index rate", unit: "a year", value: "0.037" },
    { path: "escalationRates", label: "Escalation rates" },
    expect.objectContaining({ path: "ecms[uuid=nobody].location" }),
  ]);
});
