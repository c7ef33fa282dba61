import { FuelCategory } from "@epb/engine";
import { describe, expect, test } from "vitest";
import { cellOf, inputAt, readingAfter, readingWith } from "../../../testing/template-workbook.js";
import { heat, type InputValue, QUANTITY } from "../../templates/input-value.js";
import { quantityWithUnit } from "./quantity-with-unit.js";

test.each(["#REF!", "#DIV/0!", "#N/A"])("%s in an input cell is reported and left out", async (value) => {
  const reading = await readingWith("performancePeriod[year=4].retainedSavings", "error", value);
  expect(reading.findings).toMatchObject([
    { code: "EPB-CELL-011", found: value, field: "Performance period, year 4: Retained savings" },
  ]);
  expect(inputAt(reading, "data", "performancePeriod", 3, "retainedSavings")).toBeUndefined();
  expect(inputAt(reading, "data", "performancePeriod", 3, "year")).toBe(4);
});

describe("formula without value", () => {
  test("a formula the file has no result for is reported and left out", async () => {
    const place = await cellOf("financing.indexRate");
    const reading = await readingAfter({ cells: [{ ...place, type: "blank-formula", formula: "B2/100" }] });
    expect(reading.findings).toMatchObject([
      { code: "EPB-CELL-010", severity: "error", place, field: "Index rate", found: "=B2/100" },
    ]);
    expect(inputAt(reading, "data", "financing", "indexRate")).toBeUndefined();
  });

  test("a formula with a result counts as its result", async () => {
    const place = await cellOf("financing.indexRate");
    const reading = await readingAfter({ cells: [{ ...place, type: "number", value: "0.0425", formula: "B2/100" }] });
    expect(reading.findings).toEqual([]);
    expect(inputAt(reading, "data", "financing", "indexRate")).toBe("0.0425");
  });
});

describe("negative value", () => {
  test("a minus sign that the engine does not accept is reported and ignored", async () => {
    const reading = await readingWith("performancePeriod[year=2].measurementVerification", "number", "-1");
    expect(reading.findings).toMatchObject([{ code: "EPB-CELL-008", found: "-1" }]);
    expect(inputAt(reading, "data", "performancePeriod", 1, "measurementVerification")).toBeUndefined();
  });

  test("savings may be negative", async () => {
    const reading = await readingWith("ecms[uuid=ecm-1].estimatedSavings[fieldId=2].value", "number", "-1");
    expect(reading.findings).toEqual([]);
  });
});

describe("not a date", () => {
  test("a date typed without dashes has its day as the correction", async () => {
    const reading = await readingWith("financing.awardDate", "number", "20240131");
    expect(reading.findings).toMatchObject([
      { code: "EPB-CELL-006", advice: "Enter 2024-01-31 as a date, if that is what is meant." },
    ]);
    expect(inputAt(reading, "data", "financing", "awardDate")).toBeUndefined();
  });

  test.each([
    ["number", "-5"],
    ["number", "60"],
    ["boolean", "TRUE"],
  ] as const)("%s %s is no day", async (type, value) => {
    const reading = await readingWith("financing.awardDate", type, value);
    expect(reading.findings).toMatchObject([{ code: "EPB-CELL-006", found: value }]);
  });
});

test.each(["18.5", "-1", "121"])("%s months are no whole number within the limits", async (value) => {
  const reading = await readingWith("financing.implementationPeriodMonths", "number", value);
  expect(reading.findings).toMatchObject([
    { code: "EPB-CELL-009", found: value, expected: "a whole number from 0 to 120" },
  ]);
  expect(inputAt(reading, "data", "financing", "implementationPeriodMonths")).toBeUndefined();
});

describe("other savings type", () => {
  const PATH = "otherSavingsType.category1";

  test("the text names the fuel of its type", async () => {
    const reading = await readingWith(PATH, "text", "other savings type 1:  heating  OIL");
    expect(reading.findings).toEqual([]);
    expect(inputAt(reading, "data", "otherSavingsType", "category1")).toBe(4);
  });

  test.each(["Other Savings Type 2: Coal", "Other Savings Type 3: Coal", "Coal"])(
    "%s has not the cell's number",
    async (text) => {
      const reading = await readingWith(PATH, "text", text);
      expect(reading.findings).toMatchObject([
        {
          code: "EPB-CELL-013",
          message: "Invalid Other Savings Type Number",
          expected: "Other Savings Type 1: category",
        },
      ]);
      expect(inputAt(reading, "data", "otherSavingsType")).toBeUndefined();
    },
  );

  test("a category that is no fuel is refused", async () => {
    const reading = await readingWith(PATH, "text", "Other Savings Type 1: Peat");
    expect(reading.findings).toMatchObject([{ code: "EPB-CELL-014", message: "Invalid Savings Type Category" }]);
  });
});

describe("percent text", () => {
  test("a percentage typed as text has its number as the correction", async () => {
    const reading = await readingWith("financing.indexRate", "text", "4.75%");
    expect(reading.findings).toMatchObject([
      {
        code: "EPB-CELL-003",
        found: 'text "4.75%"',
        advice: "Type 4.75% into the cell as a number; the cell then holds 0.0475.",
      },
    ]);
    expect(inputAt(reading, "data", "financing", "indexRate")).toBeUndefined();
  });

  test("percent points as a number are left to the engine, which knows the limits", async () => {
    const reading = await readingWith("financing.indexRate", "number", "4.75");
    expect(reading.findings).toEqual([]);
    expect(inputAt(reading, "data", "financing", "indexRate")).toBe("4.75");
  });
});

describe("plain number as text", () => {
  const PATH = "capitalization.bondedAmt";

  test("a plain number stored as text is read, with a warning", async () => {
    const reading = await readingWith(PATH, "text", " 12000.50 ");
    expect(reading.findings).toMatchObject([{ code: "EPB-CELL-001", severity: "warning", found: 'text " 12000.50 "' }]);
    expect(inputAt(reading, "data", "capitalization", "bondedAmt")).toBe("12000.5");
  });

  test("a number too long for a number cell is correct as text", async () => {
    const reading = await readingWith(PATH, "text", "12345678901234567.89");
    expect(reading.findings).toEqual([]);
    expect(inputAt(reading, "data", "capitalization", "bondedAmt")).toBe("12345678901234567.89");
  });

  test("a negative one where none can be is not read", async () => {
    const reading = await readingWith(PATH, "text", "-5");
    expect(reading.findings).toMatchObject([{ code: "EPB-CELL-002" }]);
    expect(inputAt(reading, "data", "capitalization", "bondedAmt")).toBeUndefined();
  });
});

describe("quantity with unit", () => {
  const PLAIN = { formula: "", hasCachedValue: false, styleIndex: 0 };
  const verdict = (text: string, value: InputValue, fuels = {}) =>
    quantityWithUnit({
      cell: { address: "E9", row: 9, column: 5, type: "text", value: text, ...PLAIN },
      value,
      fuels,
    });

  test("therms of natural gas are read as MMBtu, and the conversion is shown", () => {
    expect(verdict("12,500 therms", heat("naturalGas"))).toMatchObject({
      name: "cell/quantity-with-unit",
      details: {
        found: 'text "12,500 therms"',
        corrections: [{ kind: "number", value: "1250" }],
        advice: "epb uses 12,500 therms × 0.1 MMBtu per therm = 1,250 MMBtu. Type 1250 as a number.",
      },
    });
  });

  test("gallons are read where the fuel is known", () => {
    expect(verdict("2000 gal", heat(1), { category1: FuelCategory.HeatingOil })?.takenAs?.toString()).toBe("276");
    expect(verdict("2000 gal", heat(2), { category1: FuelCategory.HeatingOil })).toBeUndefined();
  });

  test("a unit is not read where no MMBtu belong", () => {
    expect(verdict("12,500 therms", QUANTITY)).toBeUndefined();
  });
});

describe("text in date cell", () => {
  const PATH = "financing.awardDate";

  test("an ISO date stored as text is read, with a warning", async () => {
    const reading = await readingWith(PATH, "text", "2024-02-29");
    expect(reading.findings).toMatchObject([{ code: "EPB-CELL-005", severity: "warning" }]);
    expect(inputAt(reading, "data", "financing", "awardDate")).toBe("2024-02-29");
  });

  test("a date that may be two days is not read, and both are named", async () => {
    const reading = await readingWith(PATH, "text", "01/02/2024");
    expect(reading.findings).toMatchObject([
      {
        code: "EPB-CELL-004",
        field: "Award date",
        advice: "Enter 2024-01-02 or 2024-02-01, whichever is meant, into the cell as a date.",
      },
    ]);
    expect(inputAt(reading, "data", "financing", "awardDate")).toBeUndefined();
  });

  test("a text that is no date is reported", async () => {
    const reading = await readingWith(PATH, "text", "upon award");
    expect(reading.findings).toMatchObject([{ code: "EPB-CELL-004", found: 'text "upon award"' }]);
  });
});

describe("text in number cell", () => {
  const PATH = "ecms[uuid=ecm-1].implementation.deliveryCharge";

  test("text that looks like a number has the number as the correction", async () => {
    const reading = await readingWith(PATH, "text", "12,000");
    expect(reading.findings).toMatchObject([
      {
        code: "EPB-CELL-002",
        field: "Measure 1: Delivery charge",
        found: 'text "12,000"',
        expected: "a number of zero or more",
        advice: "Type 12000 as a number, without thousands separators or currency signs, if that is what is meant.",
      },
    ]);
    expect(inputAt(reading, "data", "ecms", 0, "implementation", "deliveryCharge")).toBeUndefined();
    expect(inputAt(reading, "data", "ecms", 0, "implementation", "baseConstructionCost")).toBe("2200000");
  });

  test("a text of two readings is not guessed", async () => {
    const reading = await readingWith(PATH, "text", "538.000");
    expect(reading.findings).toMatchObject([
      { code: "EPB-CELL-002", advice: "Type 538.000 or 538000 as a number, whichever is meant." },
    ]);
  });

  test("a negative number in brackets is not advised where none can be", async () => {
    const [finding] = (await readingWith(PATH, "text", "(42,000)")).findings;
    expect(finding?.advice).toBe(
      "It looks like -42000, and a negative number does not belong here: amounts that are taken off have fields of their own.",
    );
  });

  test("any other text is reported unchanged", async () => {
    const reading = await readingWith(PATH, "text", "to be determined");
    expect(reading.findings).toMatchObject([{ code: "EPB-CELL-002", found: 'text "to be determined"' }]);
  });

  test("a whole number typed as text is not guessed", async () => {
    const reading = await readingWith("financing.implementationPeriodMonths", "text", "18 months");
    expect(reading.findings).toMatchObject([{ code: "EPB-CELL-002", expected: "a whole number from 0 to 120" }]);
  });
});

describe("value outside list", () => {
  const PATH = "financing.paymentTimingYear";

  test("a value outside the list is reported with the list", async () => {
    const reading = await readingWith(PATH, "text", "Weekly");
    expect(reading.findings).toMatchObject([
      {
        code: "EPB-CELL-007",
        found: '"Weekly"',
        expected: "one of Annual, Biannual (twice a year), Quarterly, Monthly",
        advice: "Choose a value from the list.",
      },
    ]);
    expect(inputAt(reading, "data", "financing", "paymentTimingYear")).toBeUndefined();
  });

  test("the beginning of one value is enough for a suggestion, not for a guess", async () => {
    const reading = await readingWith(PATH, "text", "biannual");
    expect(reading.findings).toMatchObject([
      { advice: 'Did you mean "Biannual (twice a year)"? Choose it from the list.' },
    ]);
  });

  test("letter case and blanks do not matter, and an acronym also identifies a subregion", async () => {
    const frequency = await readingWith(PATH, "text", "  QUARTERLY ");
    expect(frequency.findings).toEqual([]);
    expect(inputAt(frequency, "data", "financing", "paymentTimingYear")).toBe(4);
    const subregion = await readingWith("ecms[uuid=ecm-1].eGridStateRegionId", "text", "camx");
    expect(subregion.findings).toEqual([]);
    expect(inputAt(subregion, "data", "ecms", 0, "eGridStateRegionId")).toBe(4);
  });

  test("a long list is not quoted in full", async () => {
    const reading = await readingWith("ecms[uuid=ecm-1].technologyTypeId", "text", "Magic");
    expect(reading.findings).toMatchObject([
      { expected: expect.stringMatching(/^one of Boiler plant, .*… \(20 in the list\)$/) },
    ]);
  });
});

test.each([
  ["boolean", "TRUE"],
  ["date", "2024-01-31"],
] as const)("a %s is no number", async (type, value) => {
  const reading = await readingWith("capitalization.procureOther", type, value);
  expect(reading.findings).toMatchObject([{ code: "EPB-CELL-012", found: `${type} ${value}` }]);
  expect(inputAt(reading, "data", "capitalization", "procureOther")).toBeUndefined();
});
