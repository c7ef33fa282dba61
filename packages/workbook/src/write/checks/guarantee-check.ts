import { type CheckedTemplate, type CheckLine, cellIn } from "./check-line.js";

/** A guarantee of more than the savings. */
export function guaranteeAboveAll({ layout }: CheckedTemplate): CheckLine {
  const cell = layout.inputAt("other.guarPctEstSav")?.cell;
  return {
    label: "Guarantee",
    whenMet: "It is not above 100% of the estimated savings.",
    cases:
      cell === undefined
        ? []
        : [
            {
              position: `IF(ISNUMBER(${cellIn(cell)}),IF(${cellIn(cell)}>1,1,0),0)`,
              cell,
              sentence: "The guarantee is above 100% of the estimated savings.",
            },
          ],
  };
}
