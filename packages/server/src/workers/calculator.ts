import { hash } from "node:crypto";
import { CalculationType, EngineError, type EngineErrorName, type Issue } from "@epb/engine";
import { ENGINE_VERSION } from "@epb/engine/replay";
import { LRUCache } from "lru-cache";
import { ApiError } from "../base/api-error.js";
import { CACHE_SIZES } from "../base/cache-sizes.js";
import type { CheckedBody, ProcessAnswer, SentBody } from "./calculation-tasks.js";
import type { Program } from "./program-beside.js";
import { ProcessEnded, type Processes, startProcesses } from "./start-processes.js";

/** Result of a calculation. */
export interface CalculationResult {
  /** JSON data: decimals are strings. */
  readonly calculatedValues: Readonly<Record<string, unknown>>;
  readonly issues: readonly Issue[];
}

/** Calculates projects in separate processes, so that requests never wait for a calculation. */
export interface Calculator {
  /**
   * @param projectJson - A project as stored JSON data.
   * @throws EngineError for a refusal of the engine; Error if the calculation takes too long
   */
  calculate(projectJson: Readonly<Record<string, unknown>>): Promise<CalculationResult>;
  /** Checks a large body of a call. @throws ApiError 503 if its process ends; Error if the check takes too long */
  checkBody(sent: SentBody): Promise<CheckedBody>;
  close(): Promise<void>;
}

export interface CalculatorOptions {
  /** A program that exports `calculate` and `checkBody`. */
  readonly program: Program;
  readonly processes: number;
  /** Bytes of cached results. */
  readonly keptBytes?: number;
  /** Time limit of a calculation. */
  readonly milliseconds?: number;
}

/** A project of a thousand measures takes about 100 ms. */
const USUAL_MILLISECONDS = 30_000;

const RETRY_AFTER_SECONDS = 1;

const checkInterrupted = (): ApiError =>
  new ApiError(
    503,
    "body/busy",
    "The check of what you sent was interrupted. Nothing was saved. Try again in a moment.",
    {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    },
  );

type Answer = Extract<ProcessAnswer, { ok: true }>;

/** Creates a calculator whose processes start with the first calculation. Results are cached by their inputs. */
export function createCalculator({
  program,
  processes,
  keptBytes = CACHE_SIZES.calculations,
  milliseconds = USUAL_MILLISECONDS,
}: CalculatorOptions): Calculator {
  const kept = new LRUCache<string, Answer, string>({
    maxSize: keptBytes,
    sizeCalculation: bytesOf,
    fetchMethod: (_key, _stale, { context: text }) => run(text),
    // An entry that is evicted during its calculation still has a result.
    ignoreFetchAbort: true,
  });
  let pool: Processes | undefined;

  function runIn(name: "calculate" | "checkBody", work: unknown): Promise<unknown> {
    pool ??= startProcesses(program, processes);
    return pool.run(work, { name, signal: AbortSignal.timeout(milliseconds) });
  }

  async function run(text: string): Promise<Answer> {
    // Retries once after the end of the process: it may have ended earlier without notice.
    const again = (error: unknown): Promise<unknown> => {
      if (error instanceof ProcessEnded) return runIn("calculate", text);
      throw error;
    };
    const answer = (await runIn("calculate", text).catch(again)) as ProcessAnswer;
    if (!answer.ok) throw engineError(answer);
    return answer;
  }

  return {
    calculate: async (projectJson) => {
      const text = JSON.stringify(inputsOf(projectJson));
      const key = hash("sha256", ENGINE_VERSION + text);
      return resultOf(await kept.forceFetch(key, { context: text }));
    },
    checkBody: async (sent) => {
      try {
        return (await runIn("checkBody", sent)) as CheckedBody;
      } catch (error) {
        throw error instanceof ProcessEnded ? checkInterrupted() : error;
      }
    },
    close: async () => pool?.destroy(),
  };
}

const bytesOf = ({ calculatedValues, issues }: Answer): number => 2 * (calculatedValues.length + issues.length);

/** The parts of a project that determine its figures; supplied figures only if they are the result. */
function inputsOf({ record, data, unknownInputs, calculatedValues }: Readonly<Record<string, unknown>>): object {
  const {
    id: _,
    modifiedDate: _modified,
    createdDate: _created,
    ...inputs
  } = record as Readonly<Record<string, unknown>>;
  const isOverride = inputs["calculationType"] === CalculationType.Override;
  return {
    record: inputs,
    data,
    ...(unknownInputs !== undefined && { unknownInputs }),
    ...(isOverride && calculatedValues !== undefined && { calculatedValues }),
  };
}

function resultOf({ calculatedValues, issues }: Answer): CalculationResult {
  return {
    calculatedValues: JSON.parse(calculatedValues) as CalculationResult["calculatedValues"],
    issues: JSON.parse(issues) as readonly Issue[],
  };
}

function engineError({ code, details }: Extract<ProcessAnswer, { ok: false }>): EngineError {
  return new EngineError(code as EngineErrorName, JSON.parse(details) as Readonly<Record<string, unknown>>);
}
