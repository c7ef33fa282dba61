import { describe, expect, test } from "vitest";
import { parsed } from "../../../testing/parsed.js";
import { plainFinancing, plainMeasure, plainProject } from "../../../testing/plain-project.js";
import { calculateProject } from "../../calculate/calculate-project.js";

type Sections = Readonly<Record<string, unknown>>;

/** Messages of the rules about entries that are half there, for sections of the plain project. */
function messages(sections: Sections): readonly string[] {
  const { issues } = calculateProject(parsed(plainProject(sections)));
  return issues.filter(({ code }) => RULES.includes(code)).map(({ message }) => message);
}
const RULES = ["EPB-PLA-001", ...Array.from({ length: 9 }, (_, index) => `EPB-PLA-0${index + 23}`)];

/** A measure with savings by field. */
const saving = (savings: Readonly<Record<number, string>>, fields: Sections = {}): Sections =>
  plainMeasure({
    ecmNumber: "1",
    estimatedSavings: Object.entries(savings).map(([fieldId, value]) => ({ fieldId: Number(fieldId), value })),
    ...fields,
  });
const yearly = (name: string, values: readonly (string | undefined)[]): Sections => ({
  performancePeriod: Array.from({ length: 25 }, (_, index) => ({
    year: index + 1,
    ...(name === "retainedSavings" ? {} : { retainedSavings: "5000" }),
    ...(values[index] !== undefined && { [name]: values[index] }),
  })),
});
const rates = (fieldId: number, years: readonly number[], value = "0.02"): readonly Sections[] =>
  years.map((year) => ({ fieldId, year, value }));
const upTo = (last: number, first = 1): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const BOTH = { 1: "1500000", 2: "150000" };

test("a project with every entry has none", () => {
  expect(messages({})).toEqual([]);
  expect(messages({ ecms: [saving(BOTH, { eGridStateRegionId: 5 })] })).toEqual([]);
});

test.each<[string, Sections, readonly string[]]>([
  [
    "the index rate",
    { financing: plainFinancing({ indexRate: undefined, addedPremium: "0.004" }) },
    ["The index rate is blank. The loan is calculated at the added premium alone, 0.4%."],
  ],
  [
    "the added premium",
    { financing: plainFinancing({ addedPremium: undefined }) },
    ["The added premium is blank. The loan is calculated at the index rate alone, 4%."],
  ],
  ["no part, where both are 0", { financing: plainFinancing({ indexRate: "0", addedPremium: "0" }) }, []],
  [
    "both parts, which is an error of its own",
    { financing: plainFinancing({ indexRate: undefined, addedPremium: undefined }) },
    [],
  ],
])("a blank part of the interest rate: %s", (_, sections, expected) => {
  expect(messages(sections)).toEqual(expected);
});

describe("savings in a unit and in dollars", () => {
  test.each<[string, Readonly<Record<number, string>>, readonly string[]]>([
    [
      "kWh alone",
      { 1: "486000", 13: "5" },
      ["Measure 1 saves 486,000 kWh of electric energy, but has no savings in dollars."],
    ],
    [
      "dollars beside 0 kWh and gas",
      { 1: "0", 2: "150000", 5: "9", 6: "80" },
      ["Measure 1 saves $150,000.00 of electric energy, but has no savings in kWh."],
    ],
    [
      "kWh in the column of gas",
      { 2: "150000", 5: "1500000" },
      [
        "Measure 1 saves $150,000.00 of electric energy, but has no savings in kWh. Measure 1 also saves 1,500,000 MMBtu of natural gas, but has no savings in dollars.",
      ],
    ],
    [
      "water without dollars",
      { ...BOTH, 11: "900" },
      ["Measure 1 saves 900 kgal of water, but has no savings in dollars."],
    ],
    ["dollars of water", { ...BOTH, 12: "900" }, []],
    ["demand without dollars", { ...BOTH, 3: "40" }, []],
    [
      "negative kWh without dollars",
      { 1: "-10.5", 6: "80", 5: "9" },
      ["Measure 1 saves -10.5 kWh of electric energy, but has no savings in dollars."],
    ],
    ["dollars in a project without quantities", { 2: "150000" }, []],
  ])("%s", (_, savings, expected) => {
    expect(messages({ ecms: [saving(savings, { eGridStateRegionId: 5 })] })).toEqual(expected);
  });

  test("with the same gap in three measures have one finding", () => {
    const ecms = ["1", "2", "3"].map((ecmNumber) => saving({ 1: "486000", 13: "5" }, { uuid: ecmNumber, ecmNumber }));
    expect(messages({ ecms: ecms.slice(1) })).toHaveLength(2);
    expect(messages({ ecms })).toEqual([
      "Measure 1 saves 486,000 kWh of electric energy, but has no savings in dollars. The same is true of 2 other measures.",
    ]);
  });
});

test("a gap that three of many measures have stands once, beside the gaps of others", () => {
  const gap = (number: string, savings: Readonly<Record<number, string>>): Sections =>
    saving(savings, { uuid: number, ecmNumber: number });
  const ecms = [gap("1", { 1: "9", 13: "5" }), gap("2", { 5: "7" }), gap("3", { 1: "9" }), gap("4", { 1: "9" })];
  expect(messages({ ecms })).toEqual([
    "Measure 1 saves 9 kWh of electric energy, but has no savings in dollars. The same is true of 2 other measures.",
    "Measure 2 saves 7 MMBtu of natural gas, but has no savings in dollars.",
  ]);
});

test("a fuel of three measures without a quantity for the greenhouse gas calculation stands once", () => {
  const ecms = ["1", "2", "3"].map((number) => saving({ 7: "1180", 8: "50000" }, { uuid: number, ecmNumber: number }));
  expect(messages({ otherSavingsType: { category1: 4 }, ecms })).toEqual([
    expect.stringMatching(/^Measure 1 saves 1,180 MMBtu .* The same is true of 2 other measures\.$/),
  ]);
});

describe("a fuel whose quantity for the greenhouse gas calculation is blank", () => {
  const oil = (fields: Sections = {}, category1: number | undefined = 4): Sections => ({
    otherSavingsType: category1 === undefined ? {} : { category1 },
    ecms: [saving({ 7: "1180", 8: "150000" }, fields)],
  });
  test.each<[string, Sections, readonly string[]]>([
    ["is named", oil(), [expect.stringContaining("saves 1,180 MMBtu of heating oil.")]],
    ["is not named where it is entered", oil({ GHGOtherSavingsType1MMBtu: "0" }), []],
    [
      "is named where ten times as much is entered",
      oil({ GHGOtherSavingsType1MMBtu: "11800" }),
      [
        "Measure 1 has 11,800 MMBtu of heating oil for the greenhouse gas calculation, but saves 1,180 MMBtu of this fuel.",
      ],
    ],
    ["is not named for chilled water", oil({}, 7), []],
    [
      "is named where the measure saves none of it",
      {
        otherSavingsType: { category1: 4 },
        ecms: [saving({ ...BOTH, 7: "0" }, { eGridStateRegionId: 5, GHGOtherSavingsType1MMBtu: "1180" })],
      },
      ["Measure 1 has 1,180 MMBtu of heating oil for the greenhouse gas calculation, but saves no MMBtu of this fuel."],
    ],
    [
      "is named once where its dollars have no MMBtu",
      {
        otherSavingsType: { category1: 4 },
        ecms: [saving({ ...BOTH, 8: "900" }, { eGridStateRegionId: 5, GHGOtherSavingsType1MMBtu: "1180" })],
      },
      ["Measure 1 saves $900.00 of other savings type 1, but has no savings in MMBtu."],
    ],
  ] as [string, Sections, readonly string[]][])("%s", (_, sections, expected) => {
    expect(messages(sections)).toEqual(expected);
  });
});

// The loan of the plain project is paid off in year 11, and in year 10 where less is retained.
describe("years that end within the performance period", () => {
  const list = (count: number, value = "1"): readonly string[] => Array.from({ length: count }, () => value);
  test.each<[string, Sections, readonly string[]]>([
    [
      "retained savings",
      yearly("retainedSavings", list(7, "5000")),
      ["Years 8 to 10 of retained savings are blank and count as 0."],
    ],
    ["up to the last year", yearly("retainedSavings", list(11, "5000")), []],
    ["with a 0 at the end", yearly("retainedSavings", [...list(7, "5000"), "0"]), []],
    [
      "M&V of year 1",
      yearly("measurementVerification", ["900"]),
      ["Years 2 to 11 of measurement and verification are blank and count as 0."],
    ],
    [
      "M&V of year 5 alone",
      yearly("measurementVerification", [...Array.from({ length: 4 }, () => undefined), "900"]),
      [],
    ],
  ])("%s", (_, sections, expected) => {
    expect(messages(sections)).toEqual(expected);
  });

  test("in several columns have one finding", () => {
    const performancePeriod = upTo(25).map((year) => ({
      year,
      ...(year < 11 && { retainedSavings: "5000", otherExpenses: [{ fieldId: 2, value: "9" }] }),
    }));
    expect(messages({ performancePeriod })).toEqual([
      "Year 11 of operation and retained savings is blank and counts as 0.",
    ]);
    const once = performancePeriod.map(({ year }) => ({
      year,
      retainedSavings: "5000",
      ...(year === 1 && { otherExpenses: [{ fieldId: 2, value: "9" }] }),
    }));
    expect(messages({ performancePeriod: once })).toEqual([]);
  });
});

describe("escalation rates", () => {
  const both = [saving({ 2: "140000", 6: "10000" })];
  test.each<[string, Sections, readonly string[]]>([
    [
      "that end early",
      { escalationRates: [...rates(1, [2]), ...rates(3, [2])], ecms: both },
      [
        "The escalation rates of electric energy and natural gas end with year 2. The performance period ends with year 10.",
      ],
    ],
    ["up to the last year", { escalationRates: rates(1, upTo(11, 2)) }, []],
    ["that end with 0%", { escalationRates: rates(1, [2], "0") }, []],
    [
      "for one of two fuels",
      { escalationRates: rates(1, upTo(40, 2)), ecms: both },
      ["Measures save money on natural gas, but natural gas has no escalation rates."],
    ],
    [
      "without those of demand and O&M",
      { escalationRates: rates(1, upTo(40, 2)), ecms: [saving({ 2: "140000", 4: "5000", 13: "5000" })] },
      [],
    ],
    ["for no fuel", { ecms: both }, []],
  ])("%s", (_, sections, expected) => {
    expect(messages(sections)).toEqual(expected);
  });
});

test.each<[string, Sections, readonly string[]]>([
  [
    "retained savings of 5%",
    yearly(
      "retainedSavings",
      Array.from({ length: 25 }, () => "0.05"),
    ),
    ["The amount $0.05 for retained savings is less than one dollar. Other such amounts in the column: 24."],
  ],
  [
    "one dollar",
    yearly(
      "retainedSavings",
      Array.from({ length: 25 }, () => "1"),
    ),
    [],
  ],
  [
    "a cost in millions",
    { ecms: [plainMeasure(), plainMeasure({ uuid: "two", implementation: { baseConstructionCost: "0.4" } })] },
    ["The amount $0.4 for base construction cost is less than one dollar."],
  ],
])("an amount of a few cents: %s", (_, sections, expected) => {
  expect(messages(sections)).toEqual(expected);
});

test.each<[string, Sections, readonly string[]]>([
  [
    "another state",
    { location: { state: "CO" }, ecms: [saving(BOTH, { eGridStateRegionId: 15 })] },
    ["The grid subregion of measure 1, NYUP, does not include CO, the state of the project."],
  ],
  ["the state", { location: { state: "NY" }, ecms: [saving(BOTH, { eGridStateRegionId: 15 })] }, []],
  ["no known state", { location: { state: "Ontario" }, ecms: [saving(BOTH, { eGridStateRegionId: 15 })] }, []],
  ["a project without a state", { ecms: [saving(BOTH, { eGridStateRegionId: 15 })] }, []],
])("a grid subregion of %s", (_, sections, expected) => {
  expect(messages(sections)).toEqual(expected);
});

test("the advice names the grid subregion of the project's ZIP code", () => {
  const location = { state: "CO", zip: "80202" };
  const ecms = [saving(BOTH, { eGridStateRegionId: 15 }), saving(BOTH, { uuid: "two", ecmNumber: "2" })];
  const { issues } = calculateProject(parsed(plainProject({ location, ecms })));
  const advice = issues.flatMap((issue) => (issue.at.endsWith("eGridStateRegionId") ? [issue.advice] : []));
  expect(advice.sort()).toEqual([
    "Choose RMPA for ZIP codes that begin with 802, or correct the location of the project.",
    "Choose the eGRID subregion of the site: RMPA for ZIP codes that begin with 802.",
  ]);
});

test.each<[string, Sections, Sections, number]>([
  ["federal for a school district", { marketSegmentId: 1 }, { agencyName: "Example Central School District" }, 1],
  [
    "federal with its contract type",
    { marketSegmentId: 1, federalContractType: 1 },
    { agencyName: "City of Example" },
    0,
  ],
  ["federal for an agency", { marketSegmentId: 1 }, { agencyName: "Department of the Navy" }, 0],
  ["schools with a federal contract", { marketSegmentId: 4, federalContractType: 1 }, {}, 1],
  ["federal with a submarket", { marketSegmentId: 1, stateLocalSubmarketId: 2 }, {}, 1],
  ["schools with a submarket", { marketSegmentId: 4, stateLocalSubmarketId: 2 }, {}, 0],
  ["state and local with a submarket", { marketSegmentId: 2, stateLocalSubmarketId: 2 }, {}, 0],
])("a market segment: %s", (_, characteristics, identification, count) => {
  expect(messages({ characteristics, identification })).toHaveLength(count);
});

test("a guarantee above the estimated savings has a warning", () => {
  expect(messages({ other: { guarPctEstSav: "1.05" } })).toEqual([
    expect.stringMatching(/^The rate 105% is unusual\./),
  ]);
  expect(messages({ other: { guarPctEstSav: "1" } })).toEqual([]);
});
