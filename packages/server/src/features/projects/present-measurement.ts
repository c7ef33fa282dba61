import type { PresentedMeasurement, PresentedMeasurementYear, PresentedPerformanceYear } from "@epb/contract";
import {
  addMonths,
  addYears,
  type CalendarDate,
  type Decimal,
  MeasurementStatus,
  type MeasurementYear,
  type Project,
} from "@epb/engine";

/** Measurement and verification as clients see it, beside the guarantee of each year. */
export function presentMeasurement(project: Project): PresentedMeasurement {
  const { mv } = project;
  const verified = mv?.projectImplementation?.verifiedCostSavings;
  const guarantee = guaranteeOf(project);
  return {
    status: mv?.status ?? MeasurementStatus.NotApplicable,
    years: (mv?.years ?? []).map((year) => presentYear(year, project, guarantee)),
    performanceYears: Array.from({ length: guarantee.years }, (_, index) => performanceYear(index + 1, guarantee)),
    ...(verified !== undefined && { verifiedCostSavings: verified.toFixed() }),
  };
}

/** The first years that wait: for the approval of the customer, and for a report. */
export interface WaitingYears {
  readonly submittedYear?: number;
  /** Verified savings of the submitted year minus its guaranteed savings, $. */
  readonly submittedDifference?: string;
  readonly unreportedYear?: number;
  /** End of the year without a report. */
  readonly unreportedSince?: CalendarDate;
}

/** The years of a project that wait; absent without any. */
export function waitingYears(project: Project): WaitingYears | undefined {
  const records = project.mv?.years ?? [];
  const submitted = records.find(({ status }) => status === MeasurementStatus.PreApproval);
  const guarantee = guaranteeOf(project);
  const isOpen = (year: number): boolean => {
    const status = records.find((record) => record.year === year)?.status;
    return status === undefined || status === MeasurementStatus.Pending;
  };
  const years = Array.from({ length: guarantee.years }, (_, index) => performanceYear(index + 1, guarantee));
  const unreported = years.find(({ year, endsOn }) => endsOn !== undefined && isOpen(year));
  if (submitted === undefined && unreported?.endsOn === undefined) return undefined;
  return {
    ...(submitted !== undefined && { submittedYear: submitted.year, ...submittedDifference(submitted, guarantee) }),
    ...(unreported?.endsOn !== undefined && {
      unreportedYear: unreported.year,
      unreportedSince: unreported.endsOn as CalendarDate,
    }),
  };
}

function submittedDifference(record: MeasurementYear, guarantee: Guarantee): Pick<WaitingYears, "submittedDifference"> {
  const difference = differenceOf(record, guarantee);
  return difference === undefined ? {} : { submittedDifference: difference };
}

/** Verified savings of a year minus its guaranteed savings, $. */
function differenceOf({ year, verifiedSavings }: MeasurementYear, { savings }: Guarantee): string | undefined {
  const guaranteed = savings.get(year);
  if (verifiedSavings === undefined || guaranteed === undefined) return undefined;
  return verifiedSavings.minus(guaranteed).toFixed();
}

function presentYear(record: MeasurementYear, { files = [] }: Project, guarantee: Guarantee): PresentedMeasurementYear {
  const { id = "", year, status, measurementVerification, verifiedSavings, reportDate, reportFileId } = record;
  const difference = differenceOf(record, guarantee);
  const file = reportFileId === undefined ? undefined : files.find((one) => one.id === reportFileId);
  return {
    id,
    ...performanceYear(year, guarantee),
    status,
    ...(measurementVerification !== undefined && { measurementVerification: measurementVerification.toFixed() }),
    ...(verifiedSavings !== undefined && { verifiedSavings: verifiedSavings.toFixed() }),
    ...(difference !== undefined && { difference }),
    ...(reportDate !== undefined && { reportDate }),
    ...(file?.id !== undefined && { reportFileId: file.id, reportFileName: file.fileName }),
  };
}

function performanceYear(year: number, { start, savings }: Guarantee): PresentedPerformanceYear {
  const guaranteed = savings.get(year);
  return {
    year,
    ...(start !== undefined && { endsOn: addYears(start, year) }),
    ...(guaranteed !== undefined && { guaranteedSavings: guaranteed.toFixed() }),
  };
}

/** The performance period and its guarantee, as far as they are known. */
interface Guarantee {
  readonly years: number;
  readonly start: CalendarDate | undefined;
  /** By year, $. Withheld figures are absent. */
  readonly savings: ReadonlyMap<number, Decimal>;
}

function guaranteeOf({ data, calculatedValues }: Project): Guarantee {
  const summary = calculatedValues?.projectSummary;
  const full = calculatedValues?.costSavings?.years ?? [];
  const years = full.length > 0 ? full : (calculatedValues?.express?.years ?? []);
  const savings = new Map<number, Decimal>();
  for (const { year, guaranteedSavings } of years) {
    if (guaranteedSavings !== undefined) savings.set(year, guaranteedSavings);
  }
  const { awardDate, implementationPeriodMonths } = data.financing ?? {};
  const entered =
    awardDate !== undefined && implementationPeriodMonths !== undefined
      ? addMonths(awardDate, implementationPeriodMonths)
      : undefined;
  return {
    years: summary?.financialSummary?.performancePeriodYears ?? years.length,
    // The express edition has no summary, and its dates are entered.
    start: summary === undefined ? entered : summary.capitalization?.startDateOfPerformancePeriod,
    savings,
  };
}
