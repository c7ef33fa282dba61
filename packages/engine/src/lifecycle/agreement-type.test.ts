import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyProject } from "../../testing/full-project-arbitrary.js";
import { asJson } from "../../testing/json.js";
import { calculated, parsed } from "../../testing/parsed.js";
import { plainProject } from "../../testing/plain-project.js";
import { AgreementType } from "../enumerations/agreement-type.js";
import { CalculationType } from "../enumerations/calculation-type.js";
import type { Project } from "../model/project.js";
import { setAgreementType } from "./agreement-type.js";

const plain: Project = parsed(plainProject());
const stored: Project = { ...plain, calculatedValues: calculated(plainProject()).calculatedValues };
const withYears = (performancePeriod: unknown): Project => parsed(asJson(plainProject({ performancePeriod })));

describe("direct funding", () => {
  test("turns a project with calculated values to Override", () => {
    const funded = setAgreementType(stored, AgreementType.DirectFunded);
    expect(funded.record).toEqual({ ...stored.record, calculationType: CalculationType.Override });
    expect(funded.calculatedValues).toBe(stored.calculatedValues);
  });

  test("leaves a project without them to be computed", () => {
    expect(setAgreementType(plain, AgreementType.DirectFunded).record).toEqual(plain.record);
  });

  test("given up again leaves the project with its supplied values", () => {
    const back = setAgreementType(setAgreementType(stored, AgreementType.DirectFunded), AgreementType.ESA);
    expect(back.record.calculationType).toBe(CalculationType.Override);
  });
});

describe("a utility contract", () => {
  test("has retained savings in each of years 1 to 25: 0 where none are entered", () => {
    const project = withYears([
      { year: 3, retainedSavings: "250" },
      { year: 2, measurementVerification: "100" },
    ]);
    const { performancePeriod = [] } = setAgreementType(project, AgreementType.UESC).data;
    expect(performancePeriod.map(({ year }) => year)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
    expect(performancePeriod.map(({ retainedSavings }) => retainedSavings?.toFixed())).toEqual([
      "0",
      "0",
      "250",
      ...Array(22).fill("0"),
    ]);
    expect(performancePeriod[1]?.measurementVerification?.toFixed()).toBe("100");
  });

  test("leaves retained savings that could not be read unknown", () => {
    const unknownInputs = ["performancePeriod[year=3].retainedSavings"];
    const agreed = setAgreementType({ ...withYears([{ year: 2 }]), unknownInputs }, AgreementType.UESC);
    const { performancePeriod = [] } = agreed.data;
    expect(performancePeriod.filter(({ retainedSavings }) => retainedSavings === undefined)).toEqual([{ year: 3 }]);
    expect(agreed.unknownInputs).toEqual(unknownInputs);
  });

  test("makes the years where there are none", () => {
    const { performancePeriod } = setAgreementType(parsed({ record: plain.record, data: {} }), AgreementType.UESC).data;
    expect(performancePeriod).toHaveLength(25);
  });
});

test("the other terms of the financing stay as they are", () => {
  const { financing } = setAgreementType(plain, AgreementType.SharedSavings).data;
  expect(financing).toEqual({ ...plain.data.financing, projectAgreementTypeID: AgreementType.SharedSavings });
});

describe("whatever the project", () => {
  const agreement = fc.constantFrom(...Object.values(AgreementType));

  test("the agreement is the one that was set, and setting it again changes nothing", () => {
    fc.assert(
      fc.property(anyProject, agreement, (json, type) => {
        const once = setAgreementType(parsed(json), type);
        expect(once.data.financing?.projectAgreementTypeID).toBe(type);
        expect(setAgreementType(once, type)).toEqual(once);
      }),
    );
  });

  test("nothing but the agreement, retained savings and the calculation type is another", () => {
    fc.assert(
      fc.property(anyProject, agreement, (json, type) => {
        const project = parsed(json);
        const { record, data, ...rest } = setAgreementType(project, type);
        expect({ ...project, ...rest }).toEqual(project);
        expect({ ...record, calculationType: project.record.calculationType }).toEqual(project.record);
        const { financing, performancePeriod } = project.data;
        const entered = { ...data, financing, performancePeriod };
        expect(entered).toEqual({ ...project.data, financing, performancePeriod });
        for (const year of performancePeriod ?? []) {
          const now = data.performancePeriod?.find((one) => one.year === year.year);
          expect(now).toMatchObject(year);
        }
      }),
    );
  });
});
