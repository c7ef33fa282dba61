import { FUEL_CATEGORY_LABELS, FuelCategory } from "@epb/engine";

export type OtherSavingsTypeProblem = "number" | "category";

/** The text of a template cell that names the fuel of an other savings type. @spec C §3 'Other Savings Type N: category' */
export function otherSavingsTypeText(typeNumber: 1 | 2, category: string): string {
  return `Other Savings Type ${typeNumber}: ${category}`;
}

/**
 * The fuel category of the text, or which part of it is wrong. The cell of type 1 says 1 and the cell of type 2 says 2.
 *
 * @spec C §3 "with N 1 or 2 and a known category"; C §8 'Invalid Savings Type Category', 'Invalid Other Savings Type Number'
 */
export function parseOtherSavingsType(text: string, typeNumber: 1 | 2): FuelCategory | OtherSavingsTypeProblem {
  const match = /^\s*other\s+savings\s+type\s+(\S+?)\s*:\s*(.*?)\s*$/i.exec(text);
  if (match?.[1] !== String(typeNumber)) return "number";
  const category = match[2]?.toLowerCase().replace(/\s+/g, " ");
  return (
    Object.values(FuelCategory).find((fuel) => FUEL_CATEGORY_LABELS[fuel].toLowerCase() === category) ?? "category"
  );
}
