import type { ProjectOverview } from "@epb/contract";
import {
  figureDefinition,
  listFigures,
  lowestCoverage,
  MeasurementStatus,
  type PartialCalculatedValues,
} from "@epb/engine";
import { describeInputs } from "@epb/engine/compare";
import { reportTable, schedule1Of } from "@epb/engine/report";
import { valuesToTell } from "./approved-figures.js";
import { plainTable } from "./explain.js";
import { plainData, projectOf } from "./read-task.js";
import type { ReportTask } from "./report-tasks.js";

/** Figures of the summary. A figure of a single measure, year, or month is not among them. */
const SUMMARY = /^(?:projectSummary\.financialSummary|ecm\.totals|express)\.[^[]+$/;
/** Figures of the chart of savings and payments. */
const BY_YEAR = /^(?:costSavings|express\.years)\b/;

/** Years in entry are not shown: the ESCO has not submitted their report. */
const REPORTED: readonly MeasurementStatus[] = [MeasurementStatus.PreApproval, MeasurementStatus.Approved];

/** The project in short: its description, the figures of its summary, and Schedule 1. */
export function overview({ project: text, approvedWith }: Extract<ReportTask, { kind: "overview" }>): ProjectOverview {
  const project = projectOf(text);
  const values = valuesToTell(project, approvedWith);
  const { version, projectType, calculationType, createdDate, modifiedDate } = project.record;
  const { identification, location, characteristics } = project.data;
  const place = [location?.city, location?.state, location?.zip].filter(Boolean).join(", ");
  const inputs = describeInputs(project, values.withheld?.inputs ?? []).map(({ path, label }) => ({ path, label }));
  const ofProject = inputs.map((input) => ({ projectId: project.record.id ?? "", ...input }));
  const savings = reportTable(schedule1Of(project.data), project.data, values);
  const verified = (project.mv?.years ?? []).flatMap(({ year, status, verifiedSavings }) =>
    verifiedSavings === undefined || !REPORTED.includes(status) ? [] : [{ year, savings: verifiedSavings }],
  );
  return plainData({
    record: { version, projectType, calculationType, createdDate, modifiedDate },
    agencyName: identification?.agencyName,
    place: place === "" ? undefined : place,
    marketSegmentId: characteristics?.marketSegmentId,
    figures: summaryFigures(values),
    lowestCoverage: lowestCoverage(values),
    savings: savings.rows.length === 0 ? undefined : plainTable(savings, ofProject),
    verified: verified.length === 0 ? undefined : verified,
    approvedWith,
    withheld: values.withheld && {
      inputs,
      figures: values.withheld.figures.filter((path) => SUMMARY.test(path) || BY_YEAR.test(path)),
    },
  }) as ProjectOverview;
}

function summaryFigures(values: PartialCalculatedValues): readonly object[] {
  const known = listFigures(values).filter(({ path }) => SUMMARY.test(path));
  const withheld = (values.withheld?.figures ?? []).filter((path) => SUMMARY.test(path));
  return [...known, ...withheld.map((path) => ({ path, value: undefined }))].map(({ path, value }) => {
    const { label, unit } = figureDefinition(path);
    return { path, label, unit, value };
  });
}
