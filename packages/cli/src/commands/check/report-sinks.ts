import { layoutFor } from "../../format/layout.js";
import type { Io, Terminal, UnfinishedFile } from "../../io.js";
import { outputComplaint } from "../../output/output-complaint.js";
import type { OutputFormat } from "../../output/output-file.js";
import { targetComplaint } from "../../output/write-output.js";
import type { BatchReporter } from "./report/batch-reporter.js";
import { type BatchSettings, chooseBatchReporter } from "./report/choose-batch-reporter.js";
import type { FileReport } from "./report/file-report.js";
import type { ReportKind, ReportRequest } from "./report/report-kinds.js";
import type { BatchSummary } from "./report/summary.js";

/** The reports of a run with the places that they go to. */
export interface ReportSinks {
  file(report: FileReport): void;
  /** Renames the temporary files to their final names. */
  finish(summary: BatchSummary): void;
  /** Leaves no half of a report behind. */
  discard(): void;
}

export type SinksResult =
  | { readonly ok: true; readonly sinks: ReportSinks }
  /** Reason for the refusal, as a sentence with the correction. */
  | { readonly ok: false; readonly sentence: string };

export interface SinkOptions extends BatchSettings {
  readonly color: boolean;
  readonly force?: boolean;
  /** Writes to standard output. */
  readonly print: (text: string) => void;
}

/** Environment variable with the path of GitHub's job summary. */
const JOB_SUMMARY = "GITHUB_STEP_SUMMARY";

const FILE_FORMATS: Readonly<Record<ReportKind, OutputFormat>> = {
  human: "text",
  json: "json",
  sarif: "json",
  junit: "xml",
  github: "text",
  html: "html",
  csv: "csv",
};

const NO_TERMINAL: Terminal = { isTerminal: false, columns: undefined };

/** Opens every report. An output file that cannot be written is reported before any input is read. */
export async function openSinks(
  requests: readonly ReportRequest[],
  { color, force, print, ...settings }: SinkOptions,
  io: Io,
): Promise<SinksResult> {
  for (const { kind, path } of requests) {
    const sentence = await targetComplaint({ path, format: FILE_FORMATS[kind], force }, io);
    if (sentence !== undefined) return { ok: false, sentence };
  }
  const sinks: Sink[] = [];
  for (const { kind, path } of requests) {
    const layout = layoutFor(path === undefined ? io.stdoutTerminal : NO_TERMINAL, io, color);
    const reporter = await chooseBatchReporter(kind, layout, settings);
    try {
      sinks.push(path === undefined ? { reporter, write: print } : fileSink(reporter, io.startFile(path)));
    } catch (error) {
      for (const sink of sinks) sink.discard?.();
      return { ok: false, sentence: outputComplaint(path ?? "", error) };
    }
  }
  const jobSummary = io.env[JOB_SUMMARY];
  if (jobSummary !== undefined && jobSummary !== "" && requests.some(({ kind }) => kind === "github")) {
    const { jobSummaryReporter } = await import("./report/github/job-summary.js");
    sinks.push({ reporter: jobSummaryReporter(), write: (text) => io.appendFile(jobSummary, text) });
  }
  return { ok: true, sinks: together(sinks) };
}

interface Sink {
  readonly reporter: BatchReporter;
  readonly write: (text: string) => void;
  readonly finish?: () => void;
  readonly discard?: () => void;
}

const fileSink = (reporter: BatchReporter, file: UnfinishedFile): Sink => ({ reporter, ...file });

function together(sinks: readonly Sink[]): ReportSinks {
  const writeAll = (textOf: (reporter: BatchReporter) => string): void => {
    for (const { reporter, write } of sinks) {
      const text = textOf(reporter);
      if (text !== "") write(text);
    }
  };
  writeAll((reporter) => reporter.start());
  return {
    file: (report) => writeAll((reporter) => reporter.file(report)),
    finish: (summary) => {
      writeAll((reporter) => reporter.end(summary));
      for (const { finish } of sinks) finish?.();
    },
    discard: () => {
      for (const { discard } of sinks) discard?.();
    },
  };
}
