import { EngineError, type EngineErrorName } from "@epb/engine";
import { Tinypool } from "tinypool";
import { ApiError } from "../api-error.js";
import { programBeside } from "../calculation/beside-this-module.js";
import type { TellingAnswer, TellingTask } from "./tasks.js";

/** Explains, compares, varies and writes projects in processes of their own: the one that answers people never waits. */
export interface Teller {
  /**
   * @returns JSON as text, ready to be sent.
   * @throws ApiError 400 what cannot be asked; EngineError what the engine refuses; Error where it takes too long
   */
  tellText(task: TellingTask): Promise<Buffer>;
  /** @returns A file. */
  writeFile(task: TellingTask): Promise<Buffer>;
  close(): Promise<void>;
}

interface TellerOptions {
  readonly processes: number;
  /** Longest answer. */
  readonly milliseconds?: number;
}

/** A workbook of a thousand measures takes a few seconds. */
const USUAL_MILLISECONDS = 60_000;

/** What takes more than this ends its own process only. */
const HEAP_MEBIBYTES = 1024;

/** A teller whose processes start with the first question. */
export function createTeller({ processes, milliseconds = USUAL_MILLISECONDS }: TellerOptions): Teller {
  let pool: Tinypool | undefined;
  const ask = async (task: TellingTask): Promise<Extract<TellingAnswer, { ok: true }>> => {
    pool ??= startProcesses(processes);
    const answer: TellingAnswer = await pool.run(task, { name: "tell", signal: AbortSignal.timeout(milliseconds) });
    if (!answer.ok) throw errorOf(answer);
    return answer;
  };
  return {
    tellText: async (task) => {
      const answer = await ask(task);
      return Buffer.from("text" in answer ? answer.text : "null");
    },
    writeFile: async (task) => {
      const answer = await ask(task);
      return "base64" in answer ? Buffer.from(answer.base64, "base64") : Buffer.from(answer.text);
    },
    close: async () => pool?.destroy(),
  };
}

function startProcesses(count: number): Tinypool {
  const { path, options } = programBeside(import.meta.url, "telling-process");
  return new Tinypool({
    filename: path,
    runtime: "child_process",
    minThreads: 1,
    maxThreads: count,
    // Nothing of the environment is its business: secrets stand there.
    env: {},
    execArgv: [`--max-old-space-size=${HEAP_MEBIBYTES}`, ...options],
  });
}

function errorOf(answer: Extract<TellingAnswer, { ok: false }>): Error {
  if (answer.kind === "engine") {
    return new EngineError(
      answer.code as EngineErrorName,
      JSON.parse(answer.details) as Readonly<Record<string, unknown>>,
    );
  }
  const { code, message, issues } = answer;
  return new ApiError(400, code, message, issues === undefined ? {} : { issues: JSON.parse(issues) as unknown[] });
}
