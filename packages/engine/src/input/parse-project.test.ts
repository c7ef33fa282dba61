import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { anyProject } from "../../testing/full-project-arbitrary.js";
import { asJson, type Json, type JsonObject } from "../../testing/json.js";
import { plainProject, RECORD } from "../../testing/plain-project.js";
import { CalculationType } from "../enumerations/calculation-type.js";
import { parseProject } from "./parse-project.js";
import { PROBLEM_CATALOGUE } from "./problem-catalogue.js";

const withData = (data: unknown, rest: object = {}): unknown => ({ record: RECORD, data, ...rest });

/** Code and path of every problem. */
function problemsOf(json: unknown): string[] {
  const parsed = parseProject(json);
  return parsed.ok ? [] : parsed.problems.map(({ code, at }) => `${code} ${at}`);
}

describe("valid input", () => {
  test("every section, whatever is filled in", () => {
    fc.assert(
      fc.property(anyProject, (json) => {
        const parsed = parseProject(json);
        expect(parsed.ok ? [] : parsed.problems).toEqual([]);
        if (!parsed.ok) return;
        expect(asJson(parsed.value)).toEqual(json);
        expect(parseProject(asJson(parsed.value))).toEqual(parsed);
      }),
      { numRuns: runs(80) },
    );
  });

  test("a record and empty data are a project", () => {
    expect(parseProject(withData({}))).toEqual({ ok: true, value: { record: RECORD, data: {} } });
  });

  test("a decimal keeps every digit", () => {
    const digits = "99999999999999999999.123456789012345";
    const parsed = parseProject(withData({ capitalization: { bondedAmt: digits } }));
    expect(parsed.ok && parsed.value.data.capitalization?.bondedAmt?.toFixed()).toBe(digits);
  });

  test("a zero is a zero, however it is signed", () => {
    const parsed = parseProject(withData({ financing: { addedPremium: "-0.00" } }));
    expect(JSON.stringify(parsed)).toContain('"addedPremium":"0"');
  });
});

describe("calculated values of which figures are withheld", () => {
  const withheld = { inputs: ["other.guarPctEstSav"], figures: ["ecm.totals.mvExpense"] };
  const json = (calculationType: number, values: object): unknown => ({
    record: { ...RECORD, calculationType },
    data: {},
    calculatedValues: values,
  });
  const years = [{ year: 1, estimatedSavings: "100", debtService: "50" }];

  test("are read without those figures", () => {
    const saved = json(CalculationType.Standard, { costSavings: { years }, withheld });
    const parsed = parseProject(saved);
    expect(parsed.ok && asJson(parsed.value)).toEqual(saved);
  });

  test("name the inputs and the figures, or figures are missing", () => {
    expect(problemsOf(json(CalculationType.Standard, { costSavings: { years } }))).toContain(
      "EPB-INP-001 calculatedValues.costSavings.years[year=1].guaranteedSavings",
    );
  });

  test("may be supplied with more withheld figures than problems are listed", () => {
    const names = ["beginningBalance", "actualPayment", "incentive", "principal", "interest", "endingBalance"];
    const detail = Array.from({ length: 120 }, (_, index) => ({
      year: Math.floor(index / 12) + 1,
      month: (index % 12) + 1,
    }));
    const total = { totalNeededPayment: "1", totalExpenseIncentive: "1", totalPrincipalPlusInterest: "1" };
    const amortization = { detail, summary: [], total: { ...total, totalPrincipal: "1", totalInterest: "1" } };
    const figures = detail.flatMap(({ year, month }) =>
      names.map((name) => `amortization.detail[year=${year},month=${month}].${name}`),
    );
    const supplied = (listed: readonly string[]): unknown =>
      json(CalculationType.Override, { amortization, withheld: { inputs: [], figures: listed } });
    expect(figures).toHaveLength(720);
    expect(parseProject(supplied(figures))).toMatchObject({ ok: true });
    expect(problemsOf(supplied(figures.slice(0, -1)))).toEqual([`EPB-INP-001 calculatedValues.${figures.at(-1)}`]);
  });

  test("may be supplied where each figure is there or withheld", () => {
    const year = { year: 1, estimatedSavings: "100", guaranteedSavings: "90", expenses: "5", debtService: "50" };
    const costSavings = { years: [{ ...year, payment: "55" }] };
    const supplied = (figures: readonly string[]): unknown =>
      json(CalculationType.Override, { costSavings, withheld: { inputs: [], figures } });
    const figure = "costSavings.years[year=1].retainedSavings";
    expect(parseProject(supplied([figure]))).toMatchObject({ ok: true });
    expect(problemsOf(supplied([]))).toEqual([`EPB-INP-001 calculatedValues.${figure}`]);
    expect(problemsOf(supplied(["costSavings.years[year=2].retainedSavings"]))).toEqual([
      `EPB-INP-001 calculatedValues.${figure}`,
    ]);
  });
});

describe("a measured year", () => {
  const years = (...items: readonly object[]) => withData({}, { mv: { status: 1, years: items } });

  test("has its verified savings, exactly, and the date and the file of its report", () => {
    const json = years(
      { year: 1, status: 2, verifiedSavings: "98000.123456789", reportDate: "2026-05-15", reportFileId: "a" },
      { year: 2, status: 1, verifiedSavings: "0" },
      { year: 3, status: 1 },
    );
    const parsed = parseProject(json);
    expect(parsed.ok && asJson(parsed.value)).toEqual(json);
  });

  test("has no negative savings and no day that does not exist", () => {
    const wrong = { year: 1, status: 1, verifiedSavings: "-1", reportDate: "2026-02-29", reportFileId: " " };
    expect(problemsOf(years(wrong)).map((problem) => problem.split(" ")[1])).toEqual([
      "mv.years[year=1].verifiedSavings",
      "mv.years[year=1].reportDate",
      "mv.years[year=1].reportFileId",
    ]);
  });
});

test("everything that is wrong comes at once, each with its place", () => {
  const json = {
    record: { ...RECORD, name: 5, status: "Done", isCts: 1 },
    data: {
      location: { town: "Springfield" },
      contacts: {},
      financing: { indexRate: 0.04, awardDate: "2023-02-29", paymentTimingYear: 3, implementationPeriodMonths: 1.5 },
      other: { guarPctEstSav: "95%" },
      performancePeriod: [
        { year: 1, retainedSavings: 5 },
        { year: 1, otherExpenses: [{ fieldId: 10, value: "1" }] },
        { year: 26, retainedSavings: "-1" },
      ],
      escalationRates: [
        { fieldId: 1, year: 2, value: "0.02" },
        { fieldId: 1, year: 2, value: "0.03" },
      ],
      ecms: [{ uuid: " " }, { uuid: "a", implementation: { baseConstructionCost: "1,000" } }, { uuid: "a" }, {}, 5],
    },
    mv: { status: 9 },
    files: "none",
    nickname: "x",
  };
  expect(problemsOf(json).sort()).toEqual(
    [
      "EPB-INP-008 record.name",
      "EPB-INP-003 record.status",
      "EPB-INP-011 record.isCts",
      "EPB-INP-002 location.town",
      "EPB-INP-014 contacts",
      "EPB-INP-004 financing.indexRate",
      "EPB-INP-006 financing.awardDate",
      "EPB-INP-003 financing.paymentTimingYear",
      "EPB-INP-012 financing.implementationPeriodMonths",
      "EPB-INP-004 other.guarPctEstSav",
      "EPB-INP-004 performancePeriod[year=1].retainedSavings",
      "EPB-INP-003 performancePeriod[year=1].otherExpenses[fieldId=10].fieldId",
      "EPB-INP-016 performancePeriod[year=1]",
      "EPB-INP-013 performancePeriod[year=26].year",
      "EPB-INP-005 performancePeriod[year=26].retainedSavings",
      "EPB-INP-016 escalationRates[fieldId=1,year=2]",
      "EPB-INP-010 ecms[uuid= ].uuid",
      "EPB-INP-004 ecms[uuid=a].implementation.baseConstructionCost",
      "EPB-INP-016 ecms[uuid=a]",
      "EPB-INP-001 ecms[index=3].uuid",
      "EPB-INP-017 ecms[index=4]",
      "EPB-INP-003 mv.status",
      "EPB-INP-014 files",
      "EPB-INP-002 nickname",
    ].sort(),
  );
});

describe("a problem", () => {
  test("says what was found, what is expected, and what to do", () => {
    expect(parseProject(withData({ financing: { paymentTimingYear: 3 } }))).toEqual({
      ok: false,
      problems: [
        {
          code: "EPB-INP-003",
          name: "value/not-in-enumeration",
          at: "financing.paymentTimingYear",
          message: "Value 3 not in enumeration",
          found: "3",
          expected: "one of 1, 2, 4, 12",
          advice: PROBLEM_CATALOGUE["value/not-in-enumeration"].advice,
        },
      ],
    });
  });

  test("names the limits of a number", () => {
    const parsed = parseProject(withData({ performancePeriod: [{ year: 26 }] }));
    expect(parsed).toMatchObject({ problems: [{ expected: "at most 25", found: "26" }] });
  });

  test("shows no more than the beginning of what is long, also where it names an item", () => {
    const uuid = "u".repeat(100_000);
    const parsed = parseProject(withData({ ecms: [{ uuid, x: "y".repeat(100_000) }] }));
    const [tooLong, unknown] = parsed.ok ? [] : parsed.problems;
    expect(tooLong?.code).toBe("EPB-INP-009");
    expect(unknown).toMatchObject({ code: "EPB-INP-002", message: "There is no field named x." });
    for (const problem of [tooLong, unknown]) expect(JSON.stringify(problem).length).toBeLessThan(500);
  });

  test("shows no value for a missing entry", () => {
    const parsed = parseProject({ data: {} });
    expect(parsed.ok ? [] : parsed.problems[0]).not.toHaveProperty("found");
  });

  test("has a code of its own", () => {
    const codes = Object.values(PROBLEM_CATALOGUE).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^EPB-INP-\d{3}$/);
  });

  test("keeps the specification's words", () => {
    expect(PROBLEM_CATALOGUE["value/not-in-enumeration"].message("7")).toBe("Value 7 not in enumeration");
    expect(PROBLEM_CATALOGUE["value/blank-key"].message("")).toBe("Invalid listKey");
    expect(PROBLEM_CATALOGUE["list/duplicate-item"].message("")).toBe("Duplicate item found");
  });
});

describe("decimals", () => {
  const read = (text: Json): string[] => problemsOf(withData({ financing: { addedPremium: text } }));

  test.each(["0", "-0.0125", "0.045", "00.5", "1234567890"])("%s is one", (text) => {
    expect(read(text)).toEqual([]);
  });

  test.each([
    [0.045, "a JSON number"],
    [1, "a whole JSON number"],
    ["", "nothing"],
    [" 1", "a space"],
    ["1 ", "a space"],
    ["+1", "a plus sign"],
    ["1.", "no digits after the point"],
    [".5", "no digits before it"],
    ["1,000", "a separator"],
    ["5%", "a percent sign"],
    ["1e5", "an exponent"],
    ["0x10", "another base"],
    ["Infinity", "no number"],
    ["NaN", "no number"],
    ["１", "a digit of another script"],
    ["1\n", "a line break"],
    [`1${"0".repeat(20)}`, "21 digits before the point"],
    [`0.${"1".repeat(16)}`, "16 digits after it"],
    [null, "null"],
    [true, "a boolean"],
    [[], "a list"],
    [{}, "an object"],
  ] as readonly (readonly [Json, string])[])("%j is none: %s", (text) => {
    expect(read(text)).toEqual(["EPB-INP-004 financing.addedPremium"]);
  });
});

describe("a key is there once", () => {
  const LISTS: readonly (readonly [string, JsonObject])[] = [
    ["escalationRates", { fieldId: 1, year: 2, value: "0" }],
    ["performancePeriod", { year: 1 }],
    ["performancePeriodESAPayments", { year: 1 }],
    ["cancellationCeiling", { year: 1, month: 2, value: "0" }],
    ["gridSubregions", { subregionId: 1 }],
    ["emissionFactors", { fuelName: "Coal" }],
    ["fuelTypes", { fuelType: "Coal" }],
    ["ecms", { uuid: "a" }],
  ];

  test.each(LISTS)("in %s", (name, item) => {
    expect(problemsOf(withData({ [name]: [item] }))).toEqual([]);
    expect(problemsOf(withData({ [name]: [item, item] }))).toEqual([expect.stringMatching(`^EPB-INP-016 ${name}\\[`)]);
  });

  test("in the fields of a measure and of a year", () => {
    const twice = [
      { fieldId: 2, value: "1" },
      { fieldId: 2, value: "2" },
    ];
    expect(problemsOf(withData({ ecms: [{ uuid: "a", estimatedSavings: twice, baseline: twice }] }))).toEqual([
      "EPB-INP-016 ecms[uuid=a].estimatedSavings[fieldId=2]",
      "EPB-INP-016 ecms[uuid=a].baseline[fieldId=2]",
    ]);
    expect(problemsOf(withData({ performancePeriod: [{ year: 1, otherExpenses: twice }] }))).toEqual([
      "EPB-INP-016 performancePeriod[year=1].otherExpenses[fieldId=2]",
    ]);
  });

  test("in files, notes and M&V years, and each further one is a problem", () => {
    const file = { fileName: "a.pdf" };
    const note = { noteType: 1, value: "" };
    const year = { year: 1, status: 4 };
    const rest = { files: [file, file, file], notes: [note, note], mv: { status: 4, years: [year, year] } };
    expect(problemsOf(withData({}, rest))).toHaveLength(4);
  });
});

describe("parsing never throws", () => {
  test("for any JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (json) => {
        expect(parseProject(json).ok).toBe(false);
      }),
      { numRuns: runs(80) },
    );
  });

  test("for any JavaScript value", () => {
    const anything = fc.anything({
      withBigInt: true,
      withBoxedValues: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withSet: true,
      withSparseArray: true,
      withTypedArray: true,
      withUnicodeString: true,
    } as fc.ObjectConstraints);
    fc.assert(
      fc.property(anything, (value) => {
        expect(parseProject(value).ok).toBe(false);
        expect(parseProject({ record: value, data: value }).ok).toBe(false);
        expect(
          problemsOf({ record: RECORD, data: { ecms: [value, value], financing: { indexRate: value } } }),
        ).not.toEqual([]);
      }),
      { numRuns: runs(80) },
    );
    for (const value of [() => 1, Symbol("x"), 5n]) expect(parseProject({ record: value }).ok).toBe(false);
  });

  test("for a project with any value in any one place", () => {
    const project = asJson(plainProject());
    const places = [...placesOf(project)];
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue({ maxDepth: 2 }), (place, value) => {
        const changed = structuredClone(project) as Record<string, Json>;
        let parent: Record<string | number, unknown> = changed;
        for (const part of place.slice(0, -1)) parent = parent[part] as Record<string | number, unknown>;
        parent[place.at(-1) ?? ""] = value;
        const parsed = parseProject(changed);
        if (!parsed.ok) expect(parsed.problems.length).toBeGreaterThan(0);
      }),
      { numRuns: runs(200) },
    );
  });

  test("for data nested deeper than JSON can write", () => {
    const deep = JSON.parse("[".repeat(200_000) + "]".repeat(200_000)) as unknown;
    expect(problemsOf(deep)).toEqual(["EPB-INP-017 "]);
    expect(problemsOf(withData({ ecms: deep, location: deep }))).toEqual([
      "EPB-INP-017 location",
      "EPB-INP-017 ecms[index=0]",
    ]);
  });

  test("for names that objects inherit", () => {
    const hostile = JSON.parse(
      `{"__proto__":{"polluted":true},"constructor":1,"toString":1,"record":${JSON.stringify(RECORD)},"data":{"__proto__":{"ecms":[]}}}`,
    ) as unknown;
    expect(problemsOf(hostile).sort()).toEqual([
      "EPB-INP-002 __proto__",
      "EPB-INP-002 __proto__",
      "EPB-INP-002 constructor",
      "EPB-INP-002 toString",
    ]);
    expect({}).not.toHaveProperty("polluted");
  });
});

test("very many fields that do not exist take no longer each than a few", () => {
  const names = Array.from({ length: 30_000 }, (_, index) => `field${index}`);
  const item = { uuid: "a", ...Object.fromEntries(names.map((name) => [name, 1])) };
  // Fast enough for the time limit of a test; a search through all fields for each of them would take minutes.
  const parsed = parseProject(withData({ ecms: [item] }));
  expect(parsed.ok ? undefined : parsed.problems.at(-1)?.message).toBe("29,500 more problems are not listed.");
});

/** The path of every value of a project. */
function* placesOf(value: Json, path: readonly (string | number)[] = []): Iterable<readonly (string | number)[]> {
  if (typeof value !== "object" || value === null) return;
  for (const [name, child] of Object.entries(value)) {
    yield [...path, name];
    yield* placesOf(child, [...path, name]);
  }
}
