import { calculateProject, Decimal, type Project, parseProject } from "@epb/engine";
import { type Distribution, runMonteCarlo } from "@epb/engine/whatif";

// Calculations for Node and a browser, as text; imports no module of Node.

function projectOf(json: unknown): Project {
  const parsed = parseProject(json);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

/** A calculation of a project, including every month of the loan. */
export function calculationText(json: unknown): string {
  return JSON.stringify(calculateProject(projectOf(json)));
}

const TRIALS = 60;
const SEED = 20_261_123;

const decimal = (text: string): Decimal => new Decimal(text);

const DISTRIBUTIONS: Readonly<Record<string, Distribution>> = {
  rates: { kind: "normal", mean: decimal("1"), standardDeviation: decimal("0.3"), low: decimal("0.2") },
  cost: { kind: "triangular", low: decimal("0.9"), mode: decimal("0.98"), high: decimal("1.2") },
  savings: { kind: "uniform", low: decimal("0.92"), high: decimal("1.05") },
  guarantee: {
    kind: "discrete",
    values: [
      { value: decimal("0.9"), weight: decimal("1") },
      { value: decimal("0.95"), weight: decimal("2") },
    ],
  },
  premium: { kind: "empirical", values: ["0.001", "0.002", "0.004"].map(decimal) },
};

const distribution = (name: string): Distribution => DISTRIBUTIONS[name] ?? { kind: "empirical", values: [] };

/** A Monte Carlo simulation of a project. */
export function simulationText(json: unknown): string {
  const result = runMonteCarlo(projectOf(json), {
    seed: SEED,
    trials: TRIALS,
    inputs: [
      { kind: "multiply", path: "escalationRates[fieldId=*,year=*].value", distribution: distribution("rates") },
      {
        kind: "multiply",
        path: "ecms[uuid=*].implementation.baseConstructionCost",
        distribution: distribution("cost"),
      },
      {
        kind: "multiply",
        path: "ecms[uuid=*].estimatedSavings[fieldId=*].value",
        distribution: distribution("savings"),
        decimals: 12,
      },
      { kind: "set", path: "other.guarPctEstSav", distribution: distribution("guarantee") },
      { kind: "set", path: "financing.addedPremium", distribution: distribution("premium") },
    ],
    figures: [
      "projectSummary.financialSummary.totalImplementationPrice",
      "projectSummary.financialSummary.performancePeriodYears",
      "projectSummary.financialSummary.totalInterest",
      "itemizedSavings.years[year=40].estimatedAnnualSavings",
    ],
    conditions: [
      {
        name: "kept every year",
        figures: "costSavings.years[year=*].retainedSavings",
        goal: { kind: "atLeast", value: decimal("0") },
      },
    ],
  });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return JSON.stringify(result);
}
