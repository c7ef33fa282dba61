import { MAXIMUM_PERFORMANCE_PERIOD_YEARS } from "../constants/horizons.js";
import { ZERO } from "../decimal/decimal.js";
import { AgreementType } from "../enumerations/agreement-type.js";
import { CalculationType } from "../enumerations/calculation-type.js";
import { yearList } from "../lists/year-list.js";
import type { PerformancePeriodYear } from "../model/performance-period-year.js";
import type { Project } from "../model/project.js";
import { inputPath } from "../path-text/input-path.js";

/**
 * Changes the agreement type of a project, with the effects in the specification. A direct-funded project that has calculated
 * values keeps these values and changes to Override. A utility contract gets retained savings in each of its 25 years.
 * A later change of the agreement type does not reverse these effects.
 *
 * @spec C §4 "DirectFunded on a project that has"; 0034
 *
 * @example
 * import { AgreementType, setAgreementType } from "@epb/engine";
 *
 * const agreed = setAgreementType(project, AgreementType.GuaranteedSavings);
 * agreed.record.name; // "Worked example"
 */
export function setAgreementType(project: Project, agreementType: AgreementType): Project {
  const { record, data } = project;
  const next: Project = {
    ...project,
    data: { ...data, financing: { ...data.financing, projectAgreementTypeID: agreementType } },
  };
  switch (agreementType) {
    case AgreementType.DirectFunded:
      return project.calculatedValues === undefined
        ? next
        : { ...next, record: { ...record, calculationType: CalculationType.Override } };
    case AgreementType.UESC:
      return { ...next, data: { ...next.data, performancePeriod: withRetainedSavings(project) } };
    case AgreementType.GuaranteedSavings:
    case AgreementType.BuildOwnOperate:
    case AgreementType.SharedSavings:
    case AgreementType.DesignBuildFeeFixed:
    case AgreementType.PPA:
    case AgreementType.Other:
    case AgreementType.ESA:
      return next;
    default:
      return agreementType satisfies never;
  }
}

/**
 * Years 1 to 25 in order, each with retained savings: those entered, or 0. Zero is what the entry now says, so that it
 * shows in the project and in its workbook; a formula reads a missing entry as 0 as well (D3). Retained savings that
 * could not be read stay unknown, because they are not missing.
 *
 * @spec C §4 "switching the agreement type to UESC"
 */
function withRetainedSavings(project: Project): readonly PerformancePeriodYear[] {
  const entered = yearList(project.data.performancePeriod ?? []);
  const unknown = new Set(project.unknownInputs);
  return Array.from({ length: MAXIMUM_PERFORMANCE_PERIOD_YEARS }, (_, index) => {
    const year = index + 1;
    const isUnknown = unknown.has(inputPath("performancePeriod", { year }, "retainedSavings"));
    return { year, ...(!isUnknown && { retainedSavings: ZERO }), ...entered.get(year) };
  });
}
