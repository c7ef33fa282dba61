import { hash } from "node:crypto";
import { EngineError, type EngineErrorName } from "@epb/engine";
import { LRUCache } from "lru-cache";
import { ApiError } from "../../base/api-error.js";
import { CACHE_SIZES } from "../../base/cache-sizes.js";
import { bundledProgramBeside } from "../program-beside.js";
import { type Processes, startProcesses } from "../start-processes.js";
import type { ReportAnswer, ReportTask, SentTask } from "./report-tasks.js";

/**
 * Explains, compares, recalculates, and exports projects in separate processes, so that requests never wait for one
 * another.
 */
export interface ReportWorkers {
  /**
   * @returns JSON as text, ready to be sent.
   * @throws ApiError 400 for a request that the project does not allow; EngineError for a refusal of the engine; Error
   * after the time limit
   */
  jsonFor(task: ReportTask): Promise<Buffer>;
  /** @returns A file. */
  fileFor(task: ReportTask): Promise<Buffer>;
  close(): Promise<void>;
}

interface ReportWorkersOptions {
  readonly processes: number;
  /** Time limit of a task. */
  readonly milliseconds?: number;
}

/** A workbook of a thousand measures takes a few seconds. */
const USUAL_MILLISECONDS = 60_000;

/** Number of hexadecimal digits that fit into a safe integer. */
const HASH_DIGITS = 12;

const PROGRAM = bundledProgramBeside(import.meta.url, "report-process");

/** Creates report workers whose processes start with the first task. Replies are cached by task and project. */
export function createReportWorkers({
  processes,
  milliseconds = USUAL_MILLISECONDS,
}: ReportWorkersOptions): ReportWorkers {
  const lanes: Processes[] = [];
  const kept = new LRUCache<string, Buffer, SentTask>({
    maxSize: CACHE_SIZES.reports,
    sizeCalculation: ({ byteLength }) => byteLength,
    fetchMethod: (_key, _stale, { context: { task, projectText } }) => textOf(task, projectText),
    // An entry that is evicted during its work still has a result.
    ignoreFetchAbort: true,
  });
  /** Cached texts come again, so their hashes are cached, too. */
  const hashes = new LRUCache<string, string>({
    max: CACHE_SIZES.hashEntries,
    memoMethod: (text) => hash("sha256", text),
  });

  /** The task with the hash of its project in place of the text. */
  const sentOf = (task: ReportTask): SentTask => {
    if (!("project" in task)) return { task };
    return { task: { ...task, project: hashes.memo(task.project) }, projectText: task.project };
  };
  const send = (sent: SentTask): Promise<ReportAnswer> => {
    const number = laneOf(sent.task, processes);
    lanes[number] ??= startProcesses(PROGRAM, 1);
    return lanes[number].run(sent, {
      name: "tell",
      signal: AbortSignal.timeout(milliseconds),
    }) as Promise<ReportAnswer>;
  };
  const ask = async (task: ReportTask, projectText?: string): Promise<Told> => {
    const answer = await send({ task });
    // Most tasks use a project that the process has read for an earlier task.
    const told = isUnread(answer) && projectText !== undefined ? await send({ task, projectText }) : answer;
    if (!told.ok) throw errorOf(told);
    return told;
  };
  const textOf = async (task: ReportTask, projectText?: string): Promise<Buffer> => {
    const answer = await ask(task, projectText);
    return Buffer.from("text" in answer ? answer.text : "null");
  };
  return {
    jsonFor: async (question) => {
      const sent = sentOf(question);
      return kept.forceFetch(hash("sha256", JSON.stringify(sent.task)), { context: sent });
    },
    fileFor: async (question) => {
      const { task, projectText } = sentOf(question);
      const answer = await ask(task, projectText);
      return "base64" in answer ? Buffer.from(answer.base64, "base64") : Buffer.from(answer.text);
    },
    close: async () => {
      await Promise.all(lanes.map((lane) => lane.destroy()));
    },
  };
}

/** All tasks of a project use the same process, which has read the project before. */
function laneOf(task: ReportTask, count: number): number {
  return "project" in task ? Number.parseInt(task.project.slice(0, HASH_DIGITS), 16) % count : 0;
}

type Told = Extract<ReportAnswer, { ok: true }>;

const isUnread = (answer: ReportAnswer): boolean => !answer.ok && answer.kind === "unread";

function errorOf(answer: Extract<ReportAnswer, { ok: false }>): Error {
  if (answer.kind === "unread") return new Error("a process lost the project that it received");
  if (answer.kind === "engine") {
    return new EngineError(
      answer.code as EngineErrorName,
      JSON.parse(answer.details) as Readonly<Record<string, unknown>>,
    );
  }
  const { code, message, issues } = answer;
  return new ApiError(400, code, message, issues === undefined ? {} : { issues: JSON.parse(issues) as unknown[] });
}
