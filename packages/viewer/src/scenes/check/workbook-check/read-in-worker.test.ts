import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CHECK_TEXTS } from "../check-texts.js";
import { readInWorker } from "./read-in-worker.js";

class FakeWorker extends EventTarget {
  static readonly started: FakeWorker[] = [];
  readonly tasks: unknown[] = [];
  isEnded = false;

  constructor() {
    super();
    FakeWorker.started.push(this);
  }
  postMessage(task: unknown): void {
    this.tasks.push(task);
  }
  terminate(): void {
    this.isEnded = true;
  }
}

/** Browsers have it. */
class FakeErrorEvent extends Event {
  readonly message: string;

  constructor(message: string) {
    super("error");
    this.message = message;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("ErrorEvent", FakeErrorEvent);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  FakeWorker.started.length = 0;
});

const TASK = { bytes: new Uint8Array(), format: "ods" } as const;

function start() {
  const stopper = new AbortController();
  const read = readInWorker(TASK, stopper.signal);
  const [worker] = FakeWorker.started;
  if (worker === undefined) throw new Error("There is no worker.");
  return { read, worker, stopper };
}

test("a worker reads one file, and ends", async () => {
  const { read, worker } = start();
  const result = { ok: true, value: { sheets: [] } };
  worker.dispatchEvent(new MessageEvent("message", { data: result }));
  expect(await read).toEqual(result);
  expect([worker.tasks, worker.isEnded]).toEqual([[TASK], true]);
});

test("a worker that takes more than 30 seconds is ended", async () => {
  const { read, worker } = start();
  vi.advanceTimersByTime(29_999);
  expect(worker.isEnded).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await read).toEqual({ exceeded: "30 seconds" });
  expect(worker.isEnded).toBe(true);
});

test("a worker that cannot be loaded is a finding that says what to do", async () => {
  const { read, worker } = start();
  worker.dispatchEvent(new Event("error"));
  expect(await read).toMatchObject({
    finding: {
      name: "file/cannot-open",
      found: CHECK_TEXTS.readerNotLoaded,
      advice: CHECK_TEXTS.readerNotLoadedAdvice,
    },
  });
  expect(worker.isEnded).toBe(true);
});

test("a worker without memory is a finding, and any other error is a fault", async () => {
  const { read, worker } = start();
  worker.dispatchEvent(new FakeErrorEvent("Uncaught RangeError: Array buffer allocation failed"));
  expect(await read).toEqual({ exceeded: CHECK_TEXTS.browserMemory });
  FakeWorker.started.length = 0;
  const other = start();
  other.worker.dispatchEvent(new FakeErrorEvent("Uncaught TypeError: a is undefined"));
  await expect(other.read).rejects.toThrow("a is undefined");
  expect(other.worker.isEnded).toBe(true);
});

test("a stop ends the worker, and starts none after it", async () => {
  const { read, worker, stopper } = start();
  stopper.abort();
  await read;
  expect(worker.isEnded).toBe(true);
  await readInWorker(TASK, stopper.signal);
  expect(FakeWorker.started).toHaveLength(1);
});
