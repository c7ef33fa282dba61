import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  calculateProject,
  Decimal,
  inputLabel,
  listInputs,
  type MeasurementOption,
  type Project,
  parseProject,
  SavingsField,
  valueAtPath,
} from "@epb/engine";
import type { CalculatedProject } from "@epb/workbook/diagnostics";
import type { XmlDocument } from "libxml2-wasm";
import { describe, expect, test } from "vitest";
import { buildingSync } from "./building-sync.js";
import { validBuildingSync } from "./building-sync-schema.testing.js";
import { MEASUREMENT_OPTIONS } from "./categories.js";
import { MEASURE_ELEMENTS, MEASURE_OTHER_SAVINGS, MEASURE_SAVINGS } from "./measure.js";
import { PACKAGE_ELEMENTS, PACKAGE_SAVINGS } from "./package-scenario.js";
import { ESCALATION_ELEMENTS, REPORT_ELEMENTS } from "./report.js";
import { valueText } from "./source-value.js";
import { partsWithoutPlace } from "./without-place.js";

const FIXTURES = fileURLToPath(new URL("../../../../../../fixtures/", import.meta.url));
const NAMESPACES = { b: "http://buildingsync.net/schemas/bedes-auc/2019" };
const PROJECTS = readdirSync(`${FIXTURES}projects`).filter((name) => name.endsWith(".json"));

type Json = ReturnType<typeof JSON.parse>;

const read = (name: string): Json => JSON.parse(readFileSync(`${FIXTURES}projects/${name}`, "utf8"));

function calculated(json: unknown): CalculatedProject {
  const parsed = parseProject(json);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return { project: parsed.value, calculation: calculateProject(parsed.value) };
}

function exported(json: unknown): XmlDocument {
  return validBuildingSync(buildingSync(calculated(json)).document);
}

const textAt = (document: XmlDocument, path: string): string | undefined => document.get(path, NAMESPACES)?.content;

test.each(PROJECTS)("%s is as the schema has it", (name) => {
  expect(() => exported(read(name))).not.toThrow();
});

test("the schema refuses deviations", () => {
  const { document } = buildingSync(calculated(read("federal-espc.json")));
  const wrong = document.replace("<AnnualSavingsCost>", "<AnnualSavingsCost>0.5");
  expect(() => validBuildingSync(wrong)).toThrow("AnnualSavingsCost");
});

/** Lists that are documented as having no element, and parts of the site's elements. */
const LISTS_WITHOUT_PLACE =
  /^(escalationRates|performancePeriod|cancellationCeiling|performancePeriodESAPayments|gridSubregions|emissionFactors|fuelTypes|express\.measures|express\.nonFacilityMeasures)\[/;

/** Possible texts of an input in the document. */
function textsOf(path: string, value: unknown): readonly string[] {
  const { choices } = inputLabel(path);
  const choice = typeof value === "number" ? choices?.[value] : undefined;
  const option = path.endsWith(".mvOptionId") ? MEASUREMENT_OPTIONS[value as MeasurementOption] : "";
  return [valueText(value) ?? "", option, choice ?? "", ...String(value).split("-")].filter((text) => text !== "");
}

function missingInputs(project: Project, document: XmlDocument): readonly string[] {
  const texts = new Set(
    document.find("//b:*[not(*)] | //b:FieldValue", NAMESPACES).map((node) => (node as { content: string }).content),
  );
  return listInputs(project.data)
    .filter(({ path }) => !LISTS_WITHOUT_PLACE.test(path))
    .filter(({ path, value }) => !textsOf(path, value).some((text) => texts.has(text)))
    .map(({ path }) => path);
}

describe("the export lists every omitted part", () => {
  test.each(PROJECTS)("every input of %s is in the document, or its list is documented as having no place", (name) => {
    const result = calculated(read(name));
    const document = exported(read(name));
    expect(missingInputs(result.project, document)).toEqual([]);
    const { data } = result.project;
    const lists = ["escalationRates", "performancePeriod", "cancellationCeiling", "gridSubregions"] as const;
    for (const list of lists) {
      const count = data[list]?.length ?? 0;
      const said = partsWithoutPlace(result.project, {
        calculationTypeId: result.calculation.calculatedValues.calculationTypeId,
      });
      expect(said.filter((part) => part.includes(`(${count} `)).length > 0 || count === 0, list).toBe(true);
    }
  });

  test("fields of savings that only one measure has are there too, known or not", () => {
    const project = read("school-district.json");
    const fields = [...Object.values(SavingsField), 99];
    project.data.ecms[0].estimatedSavings = fields.map((fieldId) => ({ fieldId, value: `${70_000 + fieldId}.25` }));
    const document = exported(project);
    for (const fieldId of fields) {
      expect(document.find(`//b:Measure[1]//*[.='${70_000 + fieldId}.25']`, NAMESPACES), String(fieldId)).not.toEqual(
        [],
      );
    }
  });

  test("baselines and entries of express projects keep their units", () => {
    const document = exported(read("epx-campus.json"));
    expect(textAt(document, "//b:ResourceUse[b:EnergyResource='Electricity']/b:AnnualFuelUseNativeUnits")).toBe(
      "5900000",
    );
    expect(textAt(document, "//b:ResourceUse[b:EnergyResource='Electricity']/b:ResourceUnits")).toBe("kWh");
  });
});

describe("the document", () => {
  test("has the figures of the project in the package of measures", () => {
    const { calculation } = calculated(read("federal-espc.json"));
    const document = exported(read("federal-espc.json"));
    const figure = (path: string) => valueText(valueAtPath(calculation.calculatedValues, path));
    expect(textAt(document, "//b:PackageFirstCost")).toBe("27187409.5");
    expect(textAt(document, "//b:PackageOfMeasures/b:AnnualSavingsSiteEnergy")).toBe(
      figure("ecm.totals.totalEnergySavings"),
    );
    expect(textAt(document, "//b:PackageOfMeasures/b:SimplePayback")).toBe(
      figure("projectSummary.financialSummary.simplePayback"),
    );
    expect(textAt(document, "//b:PackageOfMeasures/b:PercentGuaranteedSavings")).toBe("97");
    expect(textAt(document, "//b:AnalysisPeriod")).toBe("18");
    expect(document.find("//b:PackageOfMeasures/b:MeasureIDs/b:MeasureID", NAMESPACES)).toHaveLength(25);
  });

  test("has no payback of measures and projects that cost more every year than they save", () => {
    const project = read("school-district.json");
    project.data.ecms = [{ ...project.data.ecms[0], estimatedSavings: [{ fieldId: 13, value: "-1234.56" }] }];
    const document = exported(project);
    expect(textAt(document, "//b:Measure/b:MeasureSavingsAnalysis/b:OMCostAnnualSavings")).toBe("-1234.56");
    expect(document.find("//b:SimplePayback", NAMESPACES)).toEqual([]);
  });

  test("writes whole dollars where the schema requires them, and the exact amount beside them", () => {
    const project = read("school-district.json");
    project.data.ecms = [{ ...project.data.ecms[0], estimatedSavings: [{ fieldId: 2, value: "1234.56" }] }];
    const document = exported(project);
    expect(textAt(document, "//b:Measure/b:MeasureSavingsAnalysis/b:AnnualSavingsCost")).toBe("1235");
    const field = "//b:Measure//b:UserDefinedField[b:FieldName='Energy cost savings, $/yr']/b:FieldValue";
    expect(textAt(document, field)).toBe("1234.56");
  });

  test("names measures by the lists of the schema where their descriptions fit", () => {
    const names = exported(read("school-district.json"))
      .find("//b:MeasureName", NAMESPACES)
      .map((node) => (node as { content: string }).content);
    expect(names).toContain("Replace boiler");
    expect(names).toContain("Other");
  });

  test("writes no number with more digits than readers of the schema accept", () => {
    const project = read("school-district.json");
    const [first, second] = project.data.ecms;
    first.implementation.mvExpense = `1234.${"6".repeat(15)}`;
    second.implementation.mvExpense = `${"9".repeat(17)}.4${"9".repeat(14)}`;
    const document = exported(project);
    const texts = document.find("//b:*[not(*)]", NAMESPACES).map((node) => (node as { content: string }).content);
    const numbers = texts.filter((text) => /^-?[0-9]+\.[0-9]*$/.test(text));
    expect(numbers.filter((text) => text.replace(/^-?0?|\./g, "").length > 18)).toEqual([]);
    expect(textAt(document, "//b:Measure[1]/b:MVCost")).toBe(`1234.${"6".repeat(13)}7`);
    expect(textAt(document, "//b:Measure[2]/b:MVCost")).toBe(`${"9".repeat(17)}.5`);
    const { leftOut } = buildingSync(calculated(project));
    expect(leftOut).toContain("Digits beyond the 18th (2 entries)");
  });

  test("leaves out a number too small for its digits instead of writing 0", () => {
    expect([valueText(new Decimal("1e-18")), valueText(new Decimal("4e-19"))]).toEqual([
      `0.${"0".repeat(17)}1`,
      undefined,
    ]);
    expect(valueText(new Decimal(0))).toBe("0");
  });

  test("writes an escalation rate only if it is the same in every year", () => {
    const project = read("school-district.json");
    project.data.escalationRates = [
      ...[2, 3, 4].map((year) => ({ fieldId: 1, year, value: "0.025" })),
      { fieldId: 3, year: 2, value: "0.01" },
      { fieldId: 3, year: 3, value: "0.02" },
    ];
    const document = exported(project);
    expect(textAt(document, "//b:ElectricityPriceEscalationRate")).toBe("2.5");
    expect(textAt(document, "//b:GasPriceEscalationRate")).toBeUndefined();
  });

  test("omits unknown values", () => {
    const document = exported({
      record: { name: "Bare", version: "3.0.0", projectType: 1, calculationType: 1, status: "Pending" },
      data: {},
    });
    expect(textAt(document, "//b:Address")).toBeUndefined();
    expect(textAt(document, "//b:Measures")).toBeUndefined();
  });

  test("escapes malicious names", () => {
    const project = read("school-district.json");
    const hostile = `</ScenarioName><x a="1">&amp;]]>\u0001`;
    project.record.name = hostile;
    project.data.ecms[0].uuid = '1 " <';
    const document = exported(project);
    expect(textAt(document, "//b:Scenario[@ID='scenario-package']/b:ScenarioName")).toBe(
      hostile.replace("\u0001", "\ufffd"),
    );
  });

  test("keeps a place or a telephone number that the schema refuses, under a name of ours", () => {
    const project = read("school-district.json");
    project.data.location = { city: "Utrecht", state: "Utrecht", zip: "3511", country: "NL" };
    project.data.contacts[0].phone = "+31 30 555 01 02";
    const document = exported(project);
    expect(textAt(document, "//b:Site/b:Address/b:State")).toBeUndefined();
    expect(textAt(document, "//b:UserDefinedField[b:FieldName='State']/b:FieldValue")).toBe("Utrecht");
    expect(textAt(document, "//b:UserDefinedField[b:FieldName='Postal code']/b:FieldValue")).toBe("3511");
    expect(textAt(document, "//b:UserDefinedField[b:FieldName='Telephone']/b:FieldValue")).toBe("+31 30 555 01 02");
  });
});

test("the guide names every element that is written", () => {
  const guide = readFileSync(fileURLToPath(new URL("../../../../../../docs/cli/export.md", import.meta.url)), "utf8");
  const rules = [
    ...[...MEASURE_SAVINGS, ...MEASURE_OTHER_SAVINGS, ...MEASURE_ELEMENTS],
    ...[...PACKAGE_SAVINGS, ...PACKAGE_ELEMENTS, ...REPORT_ELEMENTS, ...ESCALATION_ELEMENTS],
  ];
  expect(rules.map(({ element }) => element).filter((element) => !guide.includes(`${element}\``))).toEqual([]);
});
