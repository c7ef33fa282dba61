import { DEMAND_SAVINGS_BOUND, ESA_PRICE_BOUND } from "../../bounds/quantity-bounds.js";
import { Decimal, ZERO } from "../../decimal/decimal.js";
import { AgreementType } from "../../enumerations/agreement-type.js";
import { EsaOption } from "../../enumerations/esa-option.js";
import { SavingsField } from "../../enumerations/savings-field.js";
import type { Report } from "../../issues/issue.js";
import type { EcmItem } from "../../model/ecm-item.js";
import type { EsaImplementation, EsaYearInput } from "../../model/esa.js";
import type { Financing } from "../../model/financing.js";
import { inputPath } from "../../path-text/input-path.js";

/** A guaranteed production above this multiple of the estimate is a typing mistake. */
const HIGHEST_PART_OF_ESTIMATE = new Decimal("1.5");

const SELLING: readonly (AgreementType | undefined)[] = [AgreementType.ESA, AgreementType.PPA, AgreementType.Other];

/** Entries of an energy sales agreement (ESA): its price, the type of agreement, and production above the estimate. */
export function checkEsaEntries(
  agreement: EsaImplementation | undefined,
  years: readonly EsaYearInput[],
  measures: readonly EcmItem[],
  financing: Financing | undefined,
  report: Report,
): void {
  const price = agreement?.year1ESAPrice;
  if (price?.gt(ESA_PRICE_BOUND.highest)) {
    const at = inputPath("implementationESAPayments", "year1ESAPrice");
    report({ name: "plausibility/quantity", at, details: { value: price, bound: ESA_PRICE_BOUND } });
  }
  if (price !== undefined && !SELLING.includes(financing?.projectAgreementTypeID)) {
    const at = inputPath("financing", "projectAgreementTypeID");
    report({ name: "plausibility/esa-without-agreement", at, details: { type: financing?.projectAgreementTypeID } });
  }
  const estimate = measures
    .filter(({ esaOptionId }) => esaOptionId === EsaOption.UnderEsa)
    .reduce((total, measure) => total.plus(savedIn(measure, SavingsField.ElectricEnergyKwhPerYear) ?? ZERO), ZERO);
  for (const { year, guarProduction } of years) {
    if (!estimate.gt(0) || !guarProduction?.gt(estimate.times(HIGHEST_PART_OF_ESTIMATE))) continue;
    report({
      name: "plausibility/production-above-estimate",
      at: inputPath("performancePeriodESAPayments", { year }, "guarProduction"),
      details: { year, production: guarProduction, estimate },
    });
    // One cause is often in every year.
    return;
  }
}

/** Demand that no site has. */
export function checkDemandSavings(measures: readonly EcmItem[], report: Report): void {
  for (const measure of measures) {
    const fieldId = SavingsField.ElectricDemandKwPerMonth;
    const value = savedIn(measure, fieldId);
    if (!value?.gt(DEMAND_SAVINGS_BOUND.highest)) continue;
    const at = inputPath("ecms", { uuid: measure.uuid }, "estimatedSavings", { fieldId }, "value");
    report({ name: "plausibility/quantity", at, details: { value, bound: DEMAND_SAVINGS_BOUND } });
  }
}

const savedIn = ({ estimatedSavings = [] }: EcmItem, field: SavingsField): Decimal | undefined =>
  estimatedSavings.find(({ fieldId }) => fieldId === field)?.value;
