import { expect, test } from "vitest";
import { expressProject } from "../../../testing/express-project.js";
import { parseProject } from "../parse-project.js";

/** Code and place of every problem of express data. */
function problemsOf(express: unknown): string[] {
  const parsed = parseProject(expressProject({ express }));
  return parsed.ok ? [] : parsed.problems.map(({ code, at }) => `${code} ${at}`);
}

test("every member of the express data is read", () => {
  const express = {
    financing: { financeTermYears: 1, plannedGuaranteeYears: 40, amtOfIncentivesAnticipated: "0" },
    other: {
      otherHeatingSourceProviders: "District steam",
      diversityRequirementsMet: false,
      totalSolarPvCapacity: "350.5",
      rateTableIncluded: true,
      jobImpactsImp: "12.5",
      jobImpactsPerf: "0",
    },
    energyCost: {
      igaPrice: "45000",
      workingDaysToCompleteIga: 90,
      electricDemandCharges: "1",
      elecAvgAnnualCost: "2",
      natGasAvgAnnualCost: "3",
      other1AvgAnnualCost: "4",
      other2AvgAnnualCost: "5",
      waterAvgAnnualCost: "6",
    },
    measures: [{ measureNumber: "1", id: "a" }, { measureNumber: "2" }],
    nonFacilityMeasures: [{ measureNumber: "1", measureDescription: "Driver training" }],
    userDefinedFields: { field1: "Campus", value1: "North", field2: "", value2: "" },
    energyConsumption: [{ fieldId: 3, value: "4200", unitId: 8 }],
    ghgSavings: {
      annualCO2EstSavings: "1",
      annualCH4EstSavings: "-2",
      totalAnnualCarbonEstReduction: "3",
      annualSOXEstSavings: "4",
      annualNOXEstSavings: "5",
      annualOtherGHGEstSavings: "6",
    },
  };
  const parsed = parseProject(expressProject({ express }));
  expect(JSON.parse(JSON.stringify(parsed.ok && parsed.value.data.express))).toEqual(express);
});

test("everything that is wrong comes at once, each with its place", () => {
  const measure = { measureNumber: "7" };
  expect(
    problemsOf({
      financing: { financeTermYears: 0, plannedGuaranteeYears: 41, amtOfIncentivesAnticipated: "-1" },
      other: { totalSolarPvCapacity: 350, rateTableIncluded: "yes" },
      energyCost: { workingDaysToCompleteIga: 2_601, igaPrice: "45,000" },
      measures: [measure, measure, { measureNumber: " " }],
      nonFacilityMeasures: [measure, measure, {}],
      userDefinedFields: { field3: "" },
      energyConsumption: [
        { fieldId: 3, value: "1" },
        { fieldId: 3, value: "2" },
        { fieldId: 11, value: "1" },
      ],
      ghgSavings: { annualCO2EstSavings: 5 },
      nickname: "x",
    }).sort(),
  ).toEqual(
    [
      "EPB-INP-013 express.financing.financeTermYears",
      "EPB-INP-013 express.financing.plannedGuaranteeYears",
      "EPB-INP-005 express.financing.amtOfIncentivesAnticipated",
      "EPB-INP-004 express.other.totalSolarPvCapacity",
      "EPB-INP-011 express.other.rateTableIncluded",
      "EPB-INP-013 express.energyCost.workingDaysToCompleteIga",
      "EPB-INP-004 express.energyCost.igaPrice",
      "EPB-INP-016 express.measures[measureNumber=7]",
      "EPB-INP-010 express.measures[measureNumber= ].measureNumber",
      "EPB-INP-016 express.nonFacilityMeasures[measureNumber=7]",
      "EPB-INP-001 express.nonFacilityMeasures[index=2].measureNumber",
      "EPB-INP-002 express.userDefinedFields.field3",
      "EPB-INP-016 express.energyConsumption[fieldId=3]",
      "EPB-INP-003 express.energyConsumption[fieldId=11].fieldId",
      "EPB-INP-004 express.ghgSavings.annualCO2EstSavings",
      "EPB-INP-002 express.nickname",
    ].sort(),
  );
});
