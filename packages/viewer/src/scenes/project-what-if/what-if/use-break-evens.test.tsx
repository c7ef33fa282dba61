// @vitest-environment jsdom
import { type CallTypes, WRITE_ERROR_LOG } from "@epb/contract";
import type { Project } from "@epb/engine";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Session } from "../../../session/session.js";
import { SessionProvider } from "../../../session/session-context.js";
import type { BreakEvenNews, BreakEvenTask } from "./break-even-answer.js";
import { LEVERS } from "./levers.js";
import { type BreakEvenQuestion, isDone, useBreakEvens } from "./use-break-evens.js";

/** Answers when the test says so. */
class FakeWorker extends EventTarget {
  static readonly started: FakeWorker[] = [];
  readonly tasks: BreakEvenTask[] = [];
  isEnded = false;

  constructor() {
    super();
    FakeWorker.started.push(this);
  }
  postMessage(task: BreakEvenTask): void {
    this.tasks.push(task);
  }
  terminate(): void {
    this.isEnded = true;
  }
  tell(data: BreakEvenNews | { readonly kind: "failure"; readonly error: unknown }): void {
    act(() => void this.dispatchEvent(new MessageEvent("message", { data })));
  }
}

const reported: unknown[] = [];
const session = {
  user: { id: "somebody" },
  api: {
    call: ({ name }: { readonly name: string } & CallTypes, { body }: { readonly body: unknown }) => {
      reported.push([name, body]);
      return Promise.resolve();
    },
  },
} as unknown as Session;

beforeEach(() => {
  vi.stubGlobal("Worker", FakeWorker);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  FakeWorker.started.length = 0;
  reported.length = 0;
});

const [lever] = LEVERS;
function question(...figures: readonly string[]): BreakEvenQuestion {
  if (lever === undefined) throw new Error("there is no lever");
  const project = { record: { name: "A" }, data: {}, notes: [{ note: "not for a search" }] } as unknown as Project;
  return { project, lever, goals: figures.map((figure) => ({ figure, goal: "equals", value: "1" })) };
}

const use = (asked: BreakEvenQuestion | undefined) =>
  renderHook((current: BreakEvenQuestion | undefined) => useBreakEvens(current), {
    initialProps: asked,
    wrapper: ({ children }) => <SessionProvider session={session}>{children}</SessionProvider>,
  });

test("nothing is started without a question", () => {
  expect(use(undefined).result.current).toEqual({ answers: [], part: 0 });
  expect(FakeWorker.started).toEqual([]);
});

test("the project is sent as text, and answers are stored as they arrive", () => {
  const asked = question("a", "b");
  const { result } = use(asked);
  const [worker] = FakeWorker.started;
  expect(worker?.tasks).toEqual([
    { project: '{"record":{"name":"A"},"data":{}}', lever: asked.lever, goals: asked.goals },
  ]);
  worker?.tell({ kind: "progress", part: 0.25 });
  expect(result.current).toEqual({ answers: [], part: 0.25 });
  worker?.tell({ kind: "answer", goal: 0, answer: { text: "first" } });
  expect(isDone(result.current, asked)).toBe(false);
  worker?.tell({ kind: "answer", goal: 1, answer: { text: "second" } });
  expect(result.current).toEqual({ answers: [{ text: "first" }, { text: "second" }], part: 0.25 });
  expect(isDone(result.current, asked)).toBe(true);
});

test("another question ends the search before it, and knows nothing of its answers", () => {
  const { result, rerender } = use(question("a"));
  const [first] = FakeWorker.started;
  first?.tell({ kind: "progress", part: 0.5 });
  rerender(question("b"));
  expect(first?.isEnded).toBe(true);
  expect(result.current).toEqual({ answers: [], part: 0 });
  expect(FakeWorker.started.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

test.each([
  ["no question", (hook: ReturnType<typeof use>) => hook.rerender(undefined)],
  ["leaving the page", (hook: ReturnType<typeof use>) => hook.unmount()],
])("%s ends the search", (_, end) => {
  const hook = use(question("a"));
  end(hook);
  expect(FakeWorker.started.map(({ isEnded }) => isEnded)).toEqual([true]);
});

test("an error of the search is shown and reported once", async () => {
  const { result, rerender } = use(question("a"));
  const error = new Error("a figure is missing");
  FakeWorker.started[0]?.tell({ kind: "failure", error });
  expect(result.current.failure).toBe(error);
  await waitFor(() => expect(reported).toHaveLength(1));
  expect(reported[0]).toMatchObject([WRITE_ERROR_LOG.name, { name: "Error", message: "a figure is missing" }]);
  rerender(question("b"));
  expect(result.current.failure).toBeUndefined();
  expect(reported).toHaveLength(1);
});

test("a browser that refuses to start the search is reported as well", async () => {
  vi.stubGlobal(
    "Worker",
    class {
      constructor() {
        throw new TypeError("refused");
      }
    },
  );
  const { result } = use(question("a"));
  expect(result.current.failure).toEqual(new TypeError("refused"));
  await waitFor(() => expect(reported).toHaveLength(1));
});
