import { type Decimal, ZERO } from "../decimal/decimal.js";
import { sum, sumKnown } from "../decimal/sum.js";
import { isSavingsField } from "../enumerations/savings-field.js";
import type { Report } from "../issues/issue.js";
import type {
  EcmValues,
  FieldTotal,
  GreenhouseGasReference,
  GreenhouseGasSavings,
  MeasureValues,
} from "../model/calculated/ecm-values.js";
import { type EcmItem, measureName } from "../model/ecm-item.js";
import { definedOnly } from "../objects/defined-only.js";
import { inputPath } from "../path-text/input-path.js";
import {
  annualCostSavings,
  baselineNonElectricUseMmbtu,
  totalEnergyCostSavings,
  totalEnergySavingsMmbtu,
} from "./measure-savings.js";

export interface MeasureInput {
  readonly measure: EcmItem;
  /** $ */
  readonly price: Decimal;
  readonly ghg: GreenhouseGasSavings;
}

/**
 * Savings, price, payback and greenhouse gas of each measure, and their totals.
 *
 * @param simplePaybackYears - Price ÷ annual cost savings; undefined when they never pay it back.
 * @spec C §3 "Per-measure calculations"; C §9 "Energy and implementation"
 */
export function calculateMeasures(
  inputs: readonly MeasureInput[],
  ghg: { readonly total: GreenhouseGasSavings; readonly reference?: GreenhouseGasReference },
  simplePaybackYears: (price: Decimal, annualCostSavings: Decimal) => Decimal | undefined,
  report: Report,
): EcmValues {
  const measures = inputs.map((input): MeasureValues => {
    reportUnknownFields(input.measure, report);
    const { estimatedSavings = [], baseline = [] } = input.measure;
    const estAnnualCostSavings = annualCostSavings(estimatedSavings);
    return definedOnly({
      uuid: input.measure.uuid,
      totalEnergySavings: totalEnergySavingsMmbtu(estimatedSavings),
      totalEnergyCostSavings: totalEnergyCostSavings(estimatedSavings),
      estAnnualCostSavings,
      implementationPrice: input.price,
      simplePayback: simplePaybackYears(input.price, estAnnualCostSavings),
      baselineNonElectricUse: baselineNonElectricUseMmbtu(baseline),
      ghg: input.ghg,
    });
  });

  const total = (figure: (values: MeasureValues) => Decimal): Decimal => sum(measures.map(figure));
  const totalKnown = (figure: (values: MeasureValues) => Decimal | undefined): Decimal | undefined =>
    sumKnown(measures.map(figure));
  const implementationPrice = total((values) => values.implementationPrice);
  const estAnnualCostSavings = total((values) => values.estAnnualCostSavings);
  const knownSavings = inputs.map(({ measure: { estimatedSavings = [] } }) =>
    estimatedSavings.filter(({ fieldId }) => isSavingsField(fieldId)),
  );
  return definedOnly({
    measures,
    totals: definedOnly({
      totalEnergySavings: totalKnown((values) => values.totalEnergySavings),
      totalEnergyCostSavings: total((values) => values.totalEnergyCostSavings),
      estAnnualCostSavings,
      implementationPrice,
      simplePayback: simplePaybackYears(implementationPrice, estAnnualCostSavings),
      baselineNonElectricUse: totalKnown((values) => values.baselineNonElectricUse),
      deliveryCharge: sum(inputs.map(({ measure }) => measure.implementation?.deliveryCharge ?? ZERO)),
      appliedIncentives: sum(inputs.map(({ measure }) => measure.implementation?.appliedIncentives ?? ZERO)),
      mvExpense: sum(inputs.map(({ measure }) => measure.implementation?.mvExpense ?? ZERO)),
      savings: totalsByField(knownSavings),
      baseline: totalsByField(inputs.map(({ measure }) => measure.baseline ?? [])),
      ghg: ghg.total,
    }),
    ghgReference: ghg.reference,
  });
}

function reportUnknownFields(measure: EcmItem, report: Report): void {
  for (const { fieldId } of measure.estimatedSavings ?? []) {
    if (isSavingsField(fieldId)) continue;
    report({
      name: "ecm/savings-field-unknown",
      at: inputPath("ecms", { uuid: measure.uuid }, "estimatedSavings", { fieldId }),
      details: { measure: measureName(measure), fieldId },
    });
  }
}

interface Entry {
  readonly fieldId: number;
  readonly value: Decimal;
}

/**
 * Sums of entries by field, in the order of the fields.
 *
 * @param lists - The entries of each measure.
 * @spec C §3 "Totals of the same exist"
 */
export function totalsByField(lists: readonly (readonly Entry[])[]): FieldTotal[] {
  const values = new Map<number, Decimal[]>();
  for (const entries of lists) {
    for (const { fieldId, value } of entries) {
      const ofField = values.get(fieldId);
      if (ofField === undefined) values.set(fieldId, [value]);
      else ofField.push(value);
    }
  }
  return [...values].map(([fieldId, list]) => ({ fieldId, value: sum(list) })).sort((a, b) => a.fieldId - b.fieldId);
}
