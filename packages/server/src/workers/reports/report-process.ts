/**
 * The process that explains, compares, recalculates, and exports projects, so that the server can serve other requests.
 */
import { EngineError } from "@epb/engine";
import { LRUCache } from "lru-cache";
import { CACHE_SIZES } from "../../base/cache-sizes.js";
import { answerWhatIf } from "./answer-what-if.js";
import { attribute } from "./attribute.js";
import { compareUpload } from "./compare-upload.js";
import { explain, listedFigures, schedules } from "./explain.js";
import { overview } from "./overview.js";
import { toldProjectAt } from "./project-at.js";
import { Refusal } from "./refusal.js";
import type { ReportAnswer, ReportTask, SentTask } from "./report-tasks.js";

type WorkbookTask = Extract<ReportTask, { kind: `${string}Workbook` }>;

/** Texts of projects by their hash: a project often has several tasks in a row. */
const texts = new LRUCache<string, string>({ maxSize: CACHE_SIZES.reportProjects });

/** Does one task. */
export async function tell({ task, projectText }: SentTask): Promise<ReportAnswer> {
  if (!("project" in task)) return answerOf(task);
  if (projectText !== undefined) texts.set(task.project, projectText, { size: projectText.length });
  const project = projectText ?? texts.get(task.project);
  return project === undefined ? { ok: false, kind: "unread" } : answerOf({ ...task, project });
}

async function answerOf(task: ReportTask): Promise<ReportAnswer> {
  try {
    const result = await resultOf(task);
    return result instanceof Uint8Array
      ? { ok: true, base64: Buffer.from(result).toString("base64") }
      : { ok: true, text: JSON.stringify(result) };
  } catch (error) {
    if (error instanceof EngineError) {
      return { ok: false, kind: "engine", code: error.code, details: JSON.stringify(error.details) };
    }
    if (!(error instanceof Refusal)) throw error;
    const { code, message, issues } = error;
    return { ok: false, kind: "refused", code, message, ...(issues && { issues: JSON.stringify(issues) }) };
  }
}

function resultOf(task: ReportTask): object | Promise<object> {
  switch (task.kind) {
    case "overview":
      return overview(task);
    case "schedules":
      return schedules(task);
    case "explain":
      return explain(task);
    case "figures":
      return listedFigures(task);
    case "attribute":
      return attribute(task);
    case "projectAt":
      return toldProjectAt(task);
    case "compareUpload":
      return compareUpload(task);
    case "whatIf":
      return answerWhatIf(task);
    case "resultsWorkbook":
    case "formulaWorkbook":
    case "blankWorkbook":
    case "tablesWorkbook":
      return workbookOf(task);
    default:
      return task satisfies never;
  }
}

/** Loads what writes workbooks with the first of them: it is more than all the rest of this process. */
async function workbookOf(task: WorkbookTask): Promise<Uint8Array> {
  const { blankWorkbook, formulaWorkbook, resultsWorkbook, tablesWorkbook } = await import("./workbooks.js");
  switch (task.kind) {
    case "resultsWorkbook":
      return resultsWorkbook(task);
    case "formulaWorkbook":
      return formulaWorkbook(task);
    case "blankWorkbook":
      return blankWorkbook(task);
    case "tablesWorkbook":
      return tablesWorkbook(task);
    default:
      return task satisfies never;
  }
}
