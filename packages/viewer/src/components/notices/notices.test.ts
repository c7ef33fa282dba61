import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Notices } from "./notices.js";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Notices with a page that shows them. */
function onPage(): Notices {
  const notices = new Notices();
  notices.subscribe(() => {
    for (const { id } of notices.shown) notices.release(id, "page");
  });
  return notices;
}

const texts = (notices: Notices): readonly string[] => notices.shown.map(({ text }) => text);

test("a notice closes after its time, and one without a time stays until it is closed", () => {
  const notices = onPage();
  notices.show("for a while", { milliseconds: 2000 });
  notices.show("to stay", { kind: "danger" });
  vi.advanceTimersByTime(1999);
  expect(texts(notices)).toEqual(["for a while", "to stay"]);
  vi.advanceTimersByTime(1);
  expect(texts(notices)).toEqual(["to stay"]);
  notices.close(notices.shown[0]?.id ?? 0);
  expect(texts(notices)).toEqual([]);
});

test("the same notice twice is shown once, for its full time", () => {
  const notices = onPage();
  notices.show("saved", { milliseconds: 2000 });
  vi.advanceTimersByTime(1500);
  notices.show("saved", { milliseconds: 2000 });
  vi.advanceTimersByTime(1500);
  expect(texts(notices)).toEqual(["saved"]);
  vi.advanceTimersByTime(500);
  expect(texts(notices)).toEqual([]);
});

test("a held notice stays, and has its full time after the last holder releases it", () => {
  const notices = onPage();
  notices.show("to read", { milliseconds: 2000 });
  notices.show("to miss", { milliseconds: 2000 });
  const id = notices.shown[0]?.id ?? 0;
  vi.advanceTimersByTime(1999);
  // The mouse over it, and then the focus within it too.
  notices.hold(id, "mouse");
  notices.hold(id, "mouse");
  notices.hold(id, "focus");
  vi.advanceTimersByTime(60_000);
  expect(texts(notices)).toEqual(["to read"]);
  notices.release(id, "mouse");
  vi.advanceTimersByTime(60_000);
  expect(texts(notices)).toEqual(["to read"]);
  notices.release(id, "focus");
  vi.advanceTimersByTime(1999);
  expect(texts(notices)).toEqual(["to read"]);
  vi.advanceTimersByTime(1);
  expect(texts(notices)).toEqual([]);
});

test("the time of a notice begins when it is on the page", () => {
  const notices = new Notices();
  notices.show("saved", { milliseconds: 2000 });
  vi.advanceTimersByTime(60_000);
  expect(texts(notices)).toEqual(["saved"]);
  notices.release(1, "page");
  vi.advanceTimersByTime(1999);
  expect(texts(notices)).toEqual(["saved"]);
  vi.advanceTimersByTime(1);
  expect(texts(notices)).toEqual([]);
});

test("listeners are called until they unsubscribe", () => {
  const notices = new Notices();
  const listener = vi.fn();
  const stop = notices.subscribe(listener);
  notices.show("one");
  stop();
  notices.show("two");
  expect(listener).toHaveBeenCalledTimes(1);
});
