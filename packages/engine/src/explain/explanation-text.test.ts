import { describe, expect, test } from "vitest";
import { readFixture } from "../../testing/fixtures.js";
import { parsed } from "../../testing/parsed.js";
import { calculateProject } from "../calculate/calculate-project.js";
import { listFigures } from "../calculate/list-figures.js";
import { explainProject, type ProjectExplainer } from "./explain-project.js";
import { explanationJson } from "./explanation-json.js";
import { explanationText } from "./explanation-text.js";

function explainer(options: Parameters<typeof explainProject>[2] = {}): ProjectExplainer {
  const project = parsed(readFixture("projects/school-district.json"));
  return explainProject(project, calculateProject(project), options);
}

describe("the text of an explanation", () => {
  test("is the formula in words and in numbers, what it rests on, and the cells of the inputs", () => {
    const cells = new Map([
      ["financing.indexRate", "Schedule 3!E9"],
      ["financing.addedPremium", "Schedule 3!E10"],
    ]);
    const text = explanationText(
      explainer({ cellOf: (path) => cells.get(path) }),
      "projectSummary.financing.projectInterestRate",
    );
    expect(text).toBe(`\
Project interest rate = 3.85% a year
  = Index rate + Added premium
  = 3.45% + 0.4%
  (C §9 Capitalization)
├─ Index rate = 3.45% a year [Schedule 3!E9]
└─ Added premium = 0.4% a year [Schedule 3!E10]
`);
  });

  test("names parts, and what decided the rule", () => {
    const text = explanationText(explainer(), "amortization.detail[year=1,month=12].actualPayment", { depth: 0 });
    expect(text).toBe(`\
Payment, month 12 of year 1 = $192,957
  = (the smaller of Installment and Amount owed) − Incentive, month 12 of year 1
  = (the smaller of 192,957 and 2,609,792.65) − 0
  where Installment = Needed payment, year 1 = 192,957
  where Amount owed = Beginning balance, month 12 of year 1 + Interest, month 12 of year 1 = 2,609,792.65
  (C §9 Amortization, D21)
├─ Needed payment, year 1 = $192,957
├─ Beginning balance, month 12 of year 1 = $2,601,446.343
├─ Interest, month 12 of year 1 = $8,346.307
├─ Incentive, month 12 of year 1 = $0
├─ depends on: Payments a year = Annual
└─ depends on: Payment timing = End of period
`);
  });

  test("tells a figure once, and says so the second time", () => {
    const text = explanationText(explainer(), "amortization.detail[year=2,month=12].actualPayment");
    expect(text.match(/^.*Beginning balance, month 12 of year 2 = \$2,503,511\.323$/gm)).toHaveLength(1);
    expect(text).toContain("Beginning balance, month 12 of year 2 = $2,503,511.323, as above");
  });

  test("tells a figure that repeats another on the level of that one", () => {
    const text = explanationText(explainer(), "costSavings.years[year=1].debtService", { depth: 0 });
    expect(text.split("\n").slice(0, 3)).toEqual([
      "Debt service, year 1 = $192,957",
      "  = Principal plus interest, year 1",
      "  = Payment, month 12 of year 1, rounded to cents",
    ]);
  });

  test("tells a figure that is an input of the same name once, with its cell", () => {
    const cellOf = (path: string): string | undefined =>
      path === "implementationPricing.projectDevelopmentPrice" ? "Schedule 2b!C14" : undefined;
    const path = "projectSummary.implementationTotals.projectDevelopmentPrice";
    const line = "Project development price = $28,000 [Schedule 2b!C14]";
    expect(explanationText(explainer({ cellOf }), path)).toBe(`${line}\n`);
    const price = "projectSummary.implementationTotals.totalImplementationPrice";
    expect(explanationText(explainer({ cellOf }), price, { depth: 0 })).toContain(`└─ ${line}\n`);
  });

  test.each(["school-district", "example-annual-end", "federal-espc", "epx-campus"])(
    "has no level of %s that says that a figure is itself",
    (name) => {
      const project = parsed(readFixture(`projects/${name}.json`));
      const calculation = calculateProject(project);
      const explained = explainProject(project, calculation);
      const firsts = new Map(
        listFigures(calculation.calculatedValues).map(({ path, definition }) => [definition.id, path]),
      );
      for (const path of firsts.values()) {
        const label = explained.figureLabel(path);
        const [, ...lines] = explanationText(explained, path, { depth: 0 }).split("\n");
        expect(lines, path).not.toContain(`  = ${label}`);
        const parts = lines.filter((line) => line.startsWith("├─ ") || line.startsWith("└─ "));
        expect(parts.filter((line) => line.slice(3).startsWith(`${label} = `))).toEqual([]);
      }
    },
  );

  test("leaves out the middle of a long list on request, and counts it", () => {
    const text = explanationText(explainer(), "costSavings.totalPayments", { depth: 0, longestList: 4 });
    expect(text.split("\n").slice(-6)).toEqual([
      "├─ Payment, implementation period = not entered, counts as 0",
      "├─ Payment, year 1 = $201,207",
      "├─ … 14 more …",
      "├─ Payment, year 16 = $15,336.866",
      "└─ depends on: Performance period = 16 years",
      "",
    ]);
  });

  test("shortens a long sum, and says what is not entered", () => {
    const text = explanationText(explainer(), "costSavings.totalPayments", { depth: 0 });
    expect(text).toContain("= Payment, implementation period + Payment, year 1 + … 14 more … + Payment, year 16");
    expect(text).toContain("├─ Payment, implementation period = not entered, counts as 0");
  });

  test("says which year is the last with a payment, and its payment", () => {
    const text = explanationText(explainer(), "performancePeriod.years", { depth: 0 });
    expect(text.split("\n").slice(0, 3)).toEqual([
      "Performance period = 16 years",
      "  = the last year with Principal plus interest above $0.005 (years 1 to 16)",
      "  = year 16: $2,483.63",
    ]);
  });

  test("rounds money to cents and to whole dollars, and a sum in parentheses", () => {
    const linesOf = (path: string): readonly string[] => explanationText(explainer(), path, { depth: 0 }).split("\n");
    expect(linesOf("itemizedSavings.years[year=1].guaranteedAnnualSavings")).toContain(
      "  = (Savings of all categories × Guaranteed percentage of the estimated savings + Incentives and other payments, year 1), rounded to whole dollars",
    );
    expect(linesOf("amortization.detail[year=1,month=1].interest")).toContain(
      "  = (2,511,380 × 3.85% ÷ 12), rounded to 3 decimals",
    );
  });

  test("adds months to a day, and says yes or no for a choice", () => {
    const linesOf = (path: string): readonly string[] => explanationText(explainer(), path, { depth: 0 }).split("\n");
    expect(linesOf("projectSummary.capitalization.endDateOfPerformancePeriod").slice(1, 3)).toEqual([
      "  = Start of the performance period + Performance period × 12 (months per year)",
      "  = 2027-01-02 + 16 × 12 months",
    ]);
    expect(linesOf("projectSummary.financialSummary.isStateLocal").slice(1, 3)).toEqual([
      "  = Market segment is State/Local Government and State/local submarket is chosen",
      "  = no and no",
    ]);
  });

  test("puts parentheses where the formula needs them", () => {
    const text = explanationText(explainer(), "itemizedSavings.years[year=2].categories[fieldId=1].value", {
      depth: 0,
    });
    expect(text).toContain(
      "= Savings of the category, year 1, Electric energy × (1 (100%) + Escalation rate, year 2, Electric energy)",
    );
  });
});

describe("the plain data of an explanation", () => {
  test("are decimal strings, with the formula as a tree", () => {
    expect(explanationJson(explainer(), "projectSummary.financing.projectInterestRate")).toEqual({
      figures: [
        {
          path: "projectSummary.financing.projectInterestRate",
          label: "Project interest rate",
          value: "0.0385",
          unit: "a year",
          spec: "C §9 Capitalization",
          formula: {
            kind: "sum",
            value: "0.0385",
            parts: [
              { kind: "input", path: "financing.indexRate", missingCountsAsZero: true, value: "0.0345" },
              { kind: "input", path: "financing.addedPremium", missingCountsAsZero: true, value: "0.004" },
            ],
          },
          decidedBy: [],
        },
      ],
      inputs: [
        { path: "financing.indexRate", label: "Index rate", unit: "a year", value: "0.0345" },
        { path: "financing.addedPremium", label: "Added premium", unit: "a year", value: "0.004" },
      ],
    });
  });

  test("hold every figure on the way once, and every input", () => {
    const { figures, inputs } = explainer().explainFully("projectSummary.financialSummary.totalPayments");
    const paths = figures.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.length).toBeGreaterThan(1_000);
    expect(inputs.map(({ path }) => path)).toContain("other.guarPctEstSav");
  });
});

test("a figure that the calculation does not have is refused", () => {
  expect(() => explainer().explain("costSavings.years[year=30].payment")).toThrow(
    "There is no calculated figure costSavings.years[year=30].payment",
  );
});
