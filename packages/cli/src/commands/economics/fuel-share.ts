import type { Decimal } from "@epb/engine";
import { typedAmount } from "@epb/engine";
import { didYouMean, nearMisses } from "@epb/engine/lookup";
import { FUELS, type FuelName } from "./choices.js";

export interface FuelShare {
  readonly fuel: FuelName;
  /** Share of the energy cost savings, fraction. */
  readonly share: Decimal;
}

export type FuelSharesResult =
  | { readonly ok: true; readonly shares: readonly FuelShare[] }
  | { readonly ok: false; readonly complaint: string };

/** Reads fuels with their shares, `electricity=60%`. */
export function readFuelShares(texts: readonly string[]): FuelSharesResult {
  const shares: FuelShare[] = [];
  for (const text of texts) {
    const share = fuelShare(text);
    if (typeof share === "string") return { ok: false, complaint: share };
    shares.push(share);
  }
  return { ok: true, shares };
}

/** Parses `electricity=60%`; returns the mistake as a text. */
function fuelShare(text: string): FuelShare | string {
  const [name = "", part = "", ...more] = text.split("=").map((each) => each.trim());
  const fuel = FUELS.find((each): each is FuelName => each === name.toLowerCase());
  const share = typedAmount(part)?.value;
  if (fuel === undefined) {
    const near = didYouMean(
      nearMisses(
        name,
        FUELS.map((each) => ({ suggestion: each, names: [each] })),
      ),
    );
    return `--fuel ${text} has no known fuel. ${near || `Fuels are ${FUELS.join(", ")}.`}`;
  }
  return share === undefined || more.length > 0
    ? `--fuel ${text} needs the share of the fuel in the energy cost savings. Write --fuel "${fuel}=60%".`
    : { fuel, share };
}
