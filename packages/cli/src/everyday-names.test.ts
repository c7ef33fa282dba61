import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { memoryIo } from "./memory-io.testing.js";
import { runProgram } from "./program.js";

const FIXTURES = fileURLToPath(new URL("../../../fixtures/", import.meta.url));

async function explained(file: string, name: string, ...options: readonly string[]): Promise<string> {
  const io = memoryIo({ folder: FIXTURES });
  await runProgram(["explain", file, name, ...options], io);
  return io.written.stdout || io.written.stderr;
}

/** The line with the figure, below a sentence about a key figure. */
const figureLine = async (file: string, name: string): Promise<string | undefined> =>
  (await explained(file, name)).split("\n").find((line) => / = |^error/.test(line));

test.each([
  ["end date", "End of the performance period = 2043-01-02"],
  ["Performance  Period START", "Start of the performance period = 2027-01-02"],
  ["interest rate", "Project interest rate = 3.85% a year"],
  ["amount financed", "Total amount financed = $2,511,380"],
  ["payback period", "Simple payback = 11.4294665069… years"],
  ["annual savings", "Estimated annual savings, year 1 = $217,060"],
  ["guaranteed savings", "Total guaranteed cost savings = $3,943,915"],
  ["payments", "Total payments = $3,592,564.881"],
  ["debt service year 3", "Debt service, year 3 = $202,112.58"],
  ["guaranteed annual savings, year 2", "Guaranteed annual savings, year 2 = $210,977"],
  ["GHG reduction", "Greenhouse gas saved = 537,503.3419138747… kg CO2e/yr"],
])("the figure that people call %s is found", async (name, line) => {
  expect(await figureLine("projects/school-district.json", name)).toBe(line);
});

test("the same words name the figure that an express project has", async () => {
  expect(await figureLine("projects/epx-campus.json", "price")).toMatch(/^Total price = /);
  expect(await figureLine("projects/school-district.json", "price")).toMatch(/^Total implementation price = /);
});

test("an exact label comes before a word that people use", async () => {
  expect(await figureLine("projects/school-district.json", "Performance period")).toBe("Performance period = 16 years");
});

test("a list has common names", async () => {
  const io = memoryIo({ folder: FIXTURES });
  await runProgram(["explain", "projects/school-district.json", "end date", "--list"], io);
  expect(io.written.stdout).toContain("End of the performance period");
});

describe("everyday phrases", () => {
  test.each([
    ["payment of year 7", "Payment, year 7 = $231,664.999"],
    ["interest in the 5th year", "Interest, year 5 = $81,590"],
    ["what do we owe", "Remaining balance = $0"],
    ["guarantee percentage", "Guaranteed percentage of the estimated savings = 95%"],
    ["payback of measure 2", "Simple payback, measure 2 = 12.0986579615… years"],
    ["delivery charge year 3", "Delivery charge, year 3 = 10% of expenses"],
  ])("%s is one value", async (phrase, line) => {
    expect(await figureLine("projects/school-district.json", phrase)).toBe(line);
  });

  test.each(["CO2", "emissions", "how long", "savings year 3", "guaranteed", "inflation"])(
    "%s is a numbered list with values",
    async (phrase) => {
      const lines = (await explained("projects/school-district.json", phrase)).trimEnd().split("\n");
      expect(lines[0]).toBe(`error: "${phrase}" matches several values. Use one of these names:`);
      expect(lines.slice(2).map((line) => /^ *(\d+)\. .* {2,}\S*\d/.exec(line)?.[1])).toEqual(
        lines.slice(2).map((_, index) => String(index + 1)),
      );
    },
  );

  test("a name of the list is explained", async () => {
    const [, , first = ""] = (await explained("projects/school-district.json", "savings year 3")).split("\n");
    const [, name = ""] = /^ *1\. (.*?) {2,}/.exec(first) ?? [];
    expect(await figureLine("projects/school-district.json", name)).toMatch(
      /^Estimated savings, year 3 = \$227,226\.3/,
    );
  });

  test.each([
    ["payment of year 7", "Payment, year 7 depends on an input that cannot be used: Index rate."],
    ["total interest", "Total interest depends on an input that cannot be used: Index rate."],
  ])("%s names the input that is missing, and no other figure", async (phrase, line) => {
    const project = JSON.parse(readFileSync(`${FIXTURES}projects/school-district.json`, "utf8"));
    delete project.data.financing.indexRate;
    const files = new Map([["unknown.json", JSON.stringify({ ...project, unknownInputs: ["financing.indexRate"] })]]);
    const io = memoryIo({ folder: FIXTURES, files });
    expect(await runProgram(["explain", "unknown.json", phrase], io)).toBe(1);
    expect(io.written.stdout).toBe("");
    expect(io.written.stderr).toContain(line);
  });

  test.each(["npv", "Net present value", "discounted payback", "life-cycle cost"])(
    "%s names the command that calculates it",
    async (phrase) => {
      expect(await explained("projects/school-district.json", phrase)).toContain(
        "epb economics projects/school-district.json calculates it.",
      );
    },
  );
});

describe("the sentence about a key figure", () => {
  test.each([
    ["term", "16 years: year 16 is the last year with a payment; $2,389.97 was still owed after year 15."],
    [
      "price",
      "The project costs $2,480,880.00: $2,452,880.00 for the measures and $28,000.00 for project development.",
    ],
    ["loan", "The loan is $2,511,380.00, $30,500.00 more than the price of $2,480,880.00."],
    ["loan rate", "The index rate of 3.45% and the premium of 0.4% make 3.85% a year."],
    [
      "savings",
      "The estimated savings are $217,060.00 in year 1, and $4,151,489.81 in 16 years and the implementation period.",
    ],
    ["guarantee", "The guaranteed savings are $3,943,915.00, 95% of the estimated savings."],
    ["payments", "The customer pays $3,592,564.88, $351,350.12 less than the guaranteed savings."],
    ["total interest", "The loan of $2,511,380.00 at 3.85% a year costs $914,893.00 of interest in 16 years."],
    [
      "payback",
      "At the savings of year 1, $217,060.00, the price of $2,480,880.00 is repaid after 11.4 years. The measures without project development are repaid after 11.3 years; epb economics calculates the discounted payback.",
    ],
    [
      "ecm.totals.simplePayback",
      "At the savings of year 1, the price of all measures is repaid after 11.3 years. With project development, it is repaid after 11.4 years; epb economics calculates the discounted payback.",
    ],
    ["ghg", "The saved energy avoids 537,503.34 kg CO2e/yr."],
  ])("%s", async (name, sentence) => {
    const [said = ""] = (await explained("projects/school-district.json", name)).split("\n\n");
    expect(said.replaceAll("\n", " ")).toBe(sentence);
  });

  test.each(["projectSummary.financialSummary.totalAmountFinanced", "projectSummary.financialSummary.totalInterest"])(
    "does not speak of a loan where there is none: %s",
    async (path) => {
      expect(await explained("projects/direct-funded-override.json", path)).not.toMatch(/^The loan/);
    },
  );

  test("is for people: JSON has none", async () => {
    expect(JSON.parse(await explained("projects/school-district.json", "term", "--format", "json"))).toHaveProperty(
      "figures",
    );
  });
});

describe("a comparison", () => {
  test("of two years names the parts that changed, and their sum is the change", async () => {
    expect(await explained("projects/school-district.json", "payment of year 7", "--compare", "year=6")).toBe(
      `Part                year 6        year 7       Change
─────────────────────────────────────────────────────
Expenses         $9,564.02     $9,850.93     +$286.91
Debt service   $216,707.98   $221,814.07   +$5,106.09
─────────────────────────────────────────────────────
Payment        $226,272.00   $231,665.00   +$5,393.00
`,
    );
  });

  test("of two measures names them by number", async () => {
    const text = await explained("projects/school-district.json", "payback of measure 2", "--compare", "measure=1");
    expect(text).toMatch(/Simple payback +9\.0 years +12\.1 years +\+3\.1 years/);
  });

  test.each([
    ["total payments", "year=6", "performancePeriod.total.totalPayments has no year. Explain the figure of one year."],
    ["payment of year 7", "year=7", "--compare names the year of the figure. Give another year."],
    ["payment of year 7", "year=99", "This project has no figure costSavings.years[year=99].payment."],
    ["payment of year 7", "7", "Give another year, month, or measure: year=6, month=3, measure=2.1."],
  ])("of %s with %s is refused", async (name, item, message) => {
    expect(await explained("projects/school-district.json", name, "--compare", item)).toContain(message);
  });
});
