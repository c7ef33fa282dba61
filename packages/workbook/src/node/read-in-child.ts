import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { ReadResult } from "../read/read-workbook.js";
import { refuse } from "../scan/outcome.js";
import { isFallbackWorkbook } from "./check-reply.js";
import { EXIT_OUT_OF_MEMORY, type FallbackReply, type FallbackRequest } from "./fallback-messages.js";
import { fromFallback } from "./fallback-workbook.js";

export interface ChildOptions {
  /** The script of the child process. Bundles that put it elsewhere than beside this module say where it is. */
  readonly childModule?: URL;
  /** How long the child may take. */
  readonly deadlineMilliseconds?: number;
  /** How large the child's heap may grow. */
  readonly heapMebibytes?: number;
}

const DEFAULT_DEADLINE_MILLISECONDS = 20_000;
const DEFAULT_HEAP_MEBIBYTES = 256;
const MEBIBYTE = 1024 * 1024;

/** Node itself, its code and what it inflates, on top of the heap. */
const BEYOND_HEAP_MEBIBYTES = 256;

/** Reads a workbook with exceljs in a process of its own, which ends with its answer, at the deadline or out of memory. */
export async function readInChild(
  bytes: Uint8Array,
  wantsSheet: (name: string) => boolean,
  options: ChildOptions = {},
): Promise<ReadResult> {
  const heapMebibytes = options.heapMebibytes ?? DEFAULT_HEAP_MEBIBYTES;
  const child = startChild(options.childModule ?? defaultChildModule(), heapMebibytes);
  const maxResidentBytes = (heapMebibytes + BEYOND_HEAP_MEBIBYTES) * MEBIBYTE;
  const deadline = options.deadlineMilliseconds ?? DEFAULT_DEADLINE_MILLISECONDS;
  const ending = await ask(child, { bytes, maxResidentBytes }, deadline);
  switch (ending.kind) {
    case "late":
      return refuse("file/slow-read-time", { expected: `at most ${deadline / 1000} s` });
    case "out-of-memory":
      return refuse("file/slow-read-memory", { expected: `at most ${heapMebibytes} MiB` });
    case "failed":
      return refuse("file/slow-read-failed", { found: ending.reason });
    case "reply": {
      if (!ending.reply.ok) return refuse("file/slow-read-failed", { found: ending.reply.reason });
      const fallback: unknown = JSON.parse(ending.reply.json);
      return isFallbackWorkbook(fallback)
        ? { ok: true, workbook: fromFallback(fallback, wantsSheet) }
        : refuse("file/slow-read-failed", { found: "cells that make no sense" });
    }
    default:
      return ending satisfies never;
  }
}

type Ending =
  | { readonly kind: "reply"; readonly reply: FallbackReply }
  | { readonly kind: "late" }
  | { readonly kind: "out-of-memory" }
  | { readonly kind: "failed"; readonly reason: string };

function ask(child: ChildProcess, request: FallbackRequest, deadlineMilliseconds: number): Promise<Ending> {
  return new Promise((resolve) => {
    const end = (ending: Ending): void => {
      clearTimeout(timer);
      child.kill("SIGKILL");
      resolve(ending);
    };
    const timer = setTimeout(() => end({ kind: "late" }), deadlineMilliseconds);
    child.once("message", (reply: FallbackReply) => end({ kind: "reply", reply }));
    child.once("error", (error) => end({ kind: "failed", reason: error.message }));
    child.once("exit", (code, signal) => {
      // V8 aborts when its heap is full.
      const isOutOfMemory = code === EXIT_OUT_OF_MEMORY || signal === "SIGABRT" || code === 134;
      end(isOutOfMemory ? { kind: "out-of-memory" } : { kind: "failed", reason: `ended with ${signal ?? code}` });
    });
    child.send(request, () => {
      // A child that is gone before it gets the message is reported by its exit.
    });
  });
}

function startChild(module: URL, heapMebibytes: number): ChildProcess {
  // Sources run through tsx, which only those who work on the sources have.
  const loader = module.pathname.endsWith(".ts") ? ["--import", "tsx"] : [];
  return fork(fileURLToPath(module), {
    execArgv: [`--max-old-space-size=${heapMebibytes}`, ...loader],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}

function defaultChildModule(): URL {
  // The child stands beside this module, in the same form: source, compiled or bundled.
  const extension = import.meta.url.slice(import.meta.url.lastIndexOf(".") + 1);
  return new URL(`./exceljs-child.${extension}`, import.meta.url);
}
