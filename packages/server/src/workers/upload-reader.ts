import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { UploadFinding } from "@epb/contract";
import type { TemplateIdentity } from "@epb/workbook";
import { ApiError } from "../base/api-error.js";
import type { BaseServices } from "../base/services.js";
import type { UploadedFile } from "./open-workbook.js";
import { bundledProgramBeside } from "./program-beside.js";
import type { FormContents, OfferedProfiles } from "./read-form-contents.js";

/** Contents of an uploaded workbook, from the process that read it. */
export interface UploadContents {
  /** A project as JSON data; absent if the workbook does not come from one of our templates. */
  readonly project?: Readonly<Record<string, unknown>>;
  readonly template?: TemplateIdentity;
  readonly findings: readonly UploadFinding[];
  /** IDs of the offered mapping profiles that match; only if profiles were offered. */
  readonly matching?: FormContents["matching"];
  /** Size of all contents as JSON. */
  readonly bytes: number;
}

/** Limits of a process. */
export interface UploadLimits {
  readonly heapMebibytes: number;
  readonly milliseconds: number;
}

/** The largest known workbook takes a tenth of each. */
const USUAL_LIMITS: UploadLimits = { heapMebibytes: 512, milliseconds: 30_000 };
const MOST_OUTPUT_BYTES = 64_000_000;

/** Processes that read at once; further workbooks wait. */
const MOST_AT_ONCE = 2;

/** Workbooks of one account in progress or waiting, so that one account does not fill the queue. */
const MOST_OF_ACCOUNT = 2;

/** With a longer queue, requests get a 503 with the time of a retry. */
const MOST_WAITING = 20;
const RETRY_AFTER_SECONDS = 30;

const PROGRAM = bundledProgramBeside(import.meta.url, "workbook-process");

const run = promisify(execFile);

/** A workbook and its account. */
interface SentWorkbook extends UploadedFile {
  readonly accountId: string;
  /** Mapping profiles, one of which reads the workbook. */
  readonly profiles?: OfferedProfiles;
}

/** Reads workbooks in separate processes, with limits on memory, on time, and on how many are read at once. */
export class UploadReader {
  readonly #limits: UploadLimits;
  readonly #waiting: (() => void)[] = [];
  readonly #ofAccounts = new Map<string, number>();
  #running = 0;

  constructor(limits: UploadLimits = USUAL_LIMITS) {
    this.#limits = limits;
  }

  /**
   * @throws ApiError 400 for a file at which the process fails, 429 while other workbooks of the account are read, 503
   * while too many wait
   */
  async read({ accountId, ...sent }: SentWorkbook, { log }: Pick<BaseServices, "log">): Promise<UploadContents> {
    const ofAccount = this.#ofAccounts.get(accountId) ?? 0;
    if (ofAccount >= MOST_OF_ACCOUNT) throw tooManyOfAccount();
    if (this.#waiting.length >= MOST_WAITING) throw tooManyWaiting();
    this.#ofAccounts.set(accountId, ofAccount + 1);
    if (this.#running >= MOST_AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      return await readInProcess(sent, log, this.#limits);
    } finally {
      this.#leave(accountId);
    }
  }

  #leave(accountId: string): void {
    const others = (this.#ofAccounts.get(accountId) ?? 1) - 1;
    if (others > 0) this.#ofAccounts.set(accountId, others);
    else this.#ofAccounts.delete(accountId);
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next();
  }
}

function tooManyOfAccount(): ApiError {
  const message = "Your other workbooks are still being read. Try again after they finish.";
  return new ApiError(429, "upload/too-many", message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

function tooManyWaiting(): ApiError {
  const message = "The server is reading many workbooks. Try again in a minute.";
  return new ApiError(503, "upload/busy", message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

async function readInProcess(
  { path, fileName, profiles }: Omit<SentWorkbook, "accountId">,
  log: BaseServices["log"],
  { heapMebibytes, milliseconds }: UploadLimits,
): Promise<UploadContents> {
  const options = [`--max-old-space-size=${heapMebibytes}`, "--disable-proto=delete", ...PROGRAM.options];
  try {
    const form = profiles === undefined ? [] : ["form"];
    const running = run(process.execPath, [...options, PROGRAM.path, path, fileName, ...form], {
      timeout: milliseconds,
      killSignal: "SIGKILL",
      maxBuffer: MOST_OUTPUT_BYTES,
      // Nothing else, because the environment contains secrets. Dates of .ods do not depend on the time zone.
      env: { TZ: "UTC" },
    });
    // If the process ends before it has read its input, the failure of the process tells more.
    running.child.stdin?.on("error", () => undefined).end(profiles && JSON.stringify(profiles));
    const { stdout } = await running;
    return { ...(JSON.parse(stdout) as Omit<UploadContents, "bytes">), bytes: stdout.length };
  } catch (error) {
    log.warn({ err: error }, "a workbook could not be read");
    throw new ApiError(
      400,
      "upload/unreadable",
      "Reading this workbook takes too long or too much memory. In Excel, remove sheets and content that the project does not need, save it, and try again.",
    );
  }
}
