import { type FuelCategory, type OtherSavingsTypeProblem, readOtherSavingsType } from "@epb/engine";
import { withoutUnseen } from "./unseen-characters.js";

/**
 * The fuel category in the cell of a type, or the wrong part: the cell of type 1 must start with type 1, the cell of
 * type 2 with type 2.
 */
export function fuelOfOtherSavingsType(text: string, typeNumber: 1 | 2): FuelCategory | OtherSavingsTypeProblem {
  const read = readOtherSavingsType(withoutUnseen(text));
  if (typeof read === "string") return read;
  return read.typeNumber === typeNumber ? read.category : "number";
}
