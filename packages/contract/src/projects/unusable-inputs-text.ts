import type { WithheldTotals } from "@epb/engine";

/** `2 inputs cannot be used: Index rate; Base construction cost, measure 2. The figures that depend on them are withheld.` */
export function unusableInputsText({ inputs, inputCount }: Pick<WithheldTotals, "inputs" | "inputCount">): string {
  const more = inputCount - inputs.length;
  const names = [...inputs.map(({ label }) => label), ...(more > 0 ? [`and ${more} more`] : [])].join("; ");
  return inputCount === 1
    ? `One input cannot be used: ${names}. The figures that depend on this input are withheld.`
    : `${inputCount} inputs cannot be used: ${names}. The figures that depend on them are withheld.`;
}
