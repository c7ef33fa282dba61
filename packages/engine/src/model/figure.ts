import type { CalendarDate } from "../calendar/calendar-date.js";
import type { Decimal } from "../decimal/decimal.js";

/**
 * Quantity that a figure measures. The quantity determines the unit and the shown decimals, unless the figure defines
 * them.
 */
export const FIGURE_QUANTITIES = {
  dollars: { unit: "$", decimals: 2 },
  dollarsPerYear: { unit: "$/yr", decimals: 2 },
  dollarsPerKwh: { unit: "$ per kWh", decimals: 6 },
  /** Shown as a percentage, 0.045 as 4.5%. */
  fraction: { unit: undefined, decimals: 4 },
  years: { unit: "years", decimals: 0 },
  count: { unit: undefined, decimals: 0 },
  kwhPerYear: { unit: "kWh/yr", decimals: 2 },
  mmbtuPerYear: { unit: "MMBtu/yr", decimals: 2 },
  kgCo2ePerYear: { unit: "kg CO2e/yr", decimals: 2 },
  /** A sum of entries, in the unit of their field. */
  fieldUnit: { unit: undefined, decimals: 2 },
  date: { unit: undefined, decimals: undefined },
  yesNo: { unit: undefined, decimals: undefined },
} as const;
export type FigureQuantity = keyof typeof FIGURE_QUANTITIES;

/** Label and format of a calculated figure: the only source of table headers, pages, and explanations. */
export interface FigureDefinition {
  /** Path in the calculated values, with the key of a list in brackets: `costSavings.years[year].payment`. */
  readonly id: string;
  readonly label: string;
  /** Shorter words for the head of a table's column, below those of its group. */
  readonly heading?: { readonly group?: string; readonly label: string };
  readonly quantity: FigureQuantity;
  readonly unit?: string;
  /** Shown, not rounded to; absent for dates and for yes or no. */
  readonly decimals?: number;
  /** @example "C §9 Amortization, D19" */
  readonly spec: string;
}

/** Members that tell the items of a list of calculated values apart. */
export const KEY_MEMBERS = ["uuid", "fieldId", "year", "month"] as const;
type KeyMember = (typeof KEY_MEMBERS)[number];

/** Type of a figure: a number, a date, or yes or no. */
export type FigureValue = Decimal | CalendarDate | number | boolean;

/** A section of the calculated values in which any figure may be withheld. */
export type Withholdable<Section> = Section extends readonly (infer Item)[]
  ? readonly Withholdable<Item>[]
  : Section extends FigureValue | string
    ? Section
    : {
        readonly [Name in keyof Section as IsFigure<Section, Name> extends true ? never : Name]: Withholdable<
          Section[Name]
        >;
      } & { readonly [Name in keyof Section as IsFigure<Section, Name> extends true ? Name : never]?: Section[Name] };

type IsFigure<Section, Name extends keyof Section> = Name extends KeyMember
  ? false
  : Exclude<Section[Name], undefined> extends FigureValue
    ? true
    : false;

/** The members of a section of the calculated values that are figures. */
export type FigureMember<Section> = Exclude<
  { [Name in keyof Section]-?: Exclude<Section[Name], undefined> extends FigureValue ? Name : never }[keyof Section],
  KeyMember
> &
  string;

type Description = Pick<FigureDefinition, "label" | "heading" | "quantity" | "unit" | "decimals" | "spec">;

/** Every figure of a section: one that is omitted, or made up, does not compile. */
export type FigureDescriptions<Section> = Readonly<Record<FigureMember<Section>, Description>>;

/** The definitions of a section's figures, in order. */
export function figuresAt<Section>(place: string, descriptions: FigureDescriptions<Section>): FigureDefinition[] {
  return Object.entries<Description>(descriptions).map(([name, description]) => {
    const { unit, decimals } = FIGURE_QUANTITIES[description.quantity];
    return {
      id: `${place}.${name}`,
      ...(unit !== undefined && { unit }),
      ...(decimals !== undefined && { decimals }),
      ...description,
    };
  });
}
