import type { WHAT_IF_TEXTS } from "./what-if-texts.js";

/** Format of a lever's number, on the screen and in its field. */
export type LeverLook = "rate" | "points" | "change" | "months" | "years";

interface LeverRange {
  readonly kind: "set" | "add" | "multiply";
  readonly low: string;
  readonly high: string;
}

/** An input, or many of one kind, that can be moved. Its number is the value itself, what is added, or a factor. */
export interface Lever {
  /** Name in the URL. */
  readonly id: keyof typeof WHAT_IF_TEXTS.levers;
  readonly path: string;
  readonly slider: LeverRange & { readonly step: string };
  /** Range in the tornado chart. */
  readonly swing: LeverRange;
  readonly look: LeverLook;
}

const rate = (id: Lever["id"], path: string, high: string, swing: string): Lever => ({
  id,
  path,
  slider: { kind: "set", low: "0", high, step: "0.0005" },
  swing: { kind: "add", low: `-${swing}`, high: swing },
  look: "rate",
});

const whole = (
  id: Lever["id"],
  path: string,
  look: "months" | "years",
  low: string,
  high: string,
  swing: string,
): Lever => ({
  id,
  path,
  slider: { kind: "set", low, high, step: "1" },
  swing: { kind: "add", low: `-${swing}`, high: swing },
  look,
});

const factor = (id: Lever["id"], path: string, low: string, high: string): Lever => ({
  id,
  path,
  slider: { kind: "multiply", low, high, step: "0.01" },
  swing: { kind: "multiply", low: "0.9", high: "1.1" },
  look: "change",
});

/** The inputs that matter, in the order of the screen. A project has those it has values for. */
export const LEVERS: readonly Lever[] = [
  rate("index", "financing.indexRate", "0.12", "0.01"),
  rate("premium", "financing.addedPremium", "0.05", "0.005"),
  whole("months", "financing.implementationPeriodMonths", "months", "0", "48", "6"),
  whole("term", "express.financing.financeTermYears", "years", "1", "40", "2"),
  whole("guaranteeYears", "express.financing.plannedGuaranteeYears", "years", "1", "40", "2"),
  {
    id: "guarantee",
    path: "other.guarPctEstSav",
    slider: { kind: "set", low: "0.5", high: "1", step: "0.005" },
    swing: { kind: "add", low: "-0.05", high: "0.05" },
    look: "rate",
  },
  {
    id: "escalation",
    path: "escalationRates[fieldId=*,year=*].value",
    slider: { kind: "add", low: "-0.03", high: "0.03", step: "0.001" },
    swing: { kind: "add", low: "-0.01", high: "0.01" },
    look: "points",
  },
  factor("prices", "ecms[uuid=*].implementation.baseConstructionCost", "0.5", "1.5"),
  factor("delivery", "ecms[uuid=*].implementation.deliveryCharge", "0.5", "1.5"),
  factor("savings", "ecms[uuid=*].estimatedSavings[fieldId=*].value", "0.5", "1.5"),
  factor("verification", "performancePeriod[year=*].measurementVerification", "0.5", "2"),
  factor("retained", "performancePeriod[year=*].retainedSavings", "0", "2"),
];

/** Numbers of the levers that are moved, as text of digits. */
export type LeverValues = Readonly<Partial<Record<Lever["id"], string>>>;

const DECIMAL = /^-?\d{1,20}(?:\.\d{1,15})?$/;

/** Lever values in the URL; unknown names are ignored. */
export function leverValues(search: URLSearchParams): LeverValues {
  const entries = LEVERS.flatMap(({ id }) => {
    const text = search.get(id);
    return text !== null && DECIMAL.test(text) ? [[id, text] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The address of a page with the numbers of the levers. */
export const searchOfLevers = (values: LeverValues): URLSearchParams =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value !== undefined));
