// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NoticeList, NoticesProvider } from "./notice-list.js";
import { Notices } from "./notices.js";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

function show(text: string, kind: "success" | "danger" = "success"): void {
  const notices = new Notices();
  render(
    <NoticesProvider notices={notices}>
      <button type="button">Before</button>
      <NoticeList />
    </NoticesProvider>,
  );
  act(() => notices.show(text, { kind, milliseconds: 2000 }));
}

test("screen readers announce a notice: assertively for errors", () => {
  show("Saved.");
  expect(screen.getByText("Saved.").closest("[aria-live]")?.getAttribute("aria-live")).toBe("polite");
  expect(screen.queryByRole("alert")).toBeNull();
  cleanup();
  show("Not saved.", "danger");
  expect(screen.getByRole("alert").textContent).toContain("Not saved.");
});

test("a notice stays under a moving pointer, but not under a resting one", () => {
  show("Saved.");
  fireEvent.mouseEnter(screen.getByText("Saved.").parentElement as HTMLElement);
  pass(2000);
  expect(screen.queryByText("Saved.")).toBe(null);

  show("Saved.");
  const notice = screen.getByText("Saved.").parentElement as HTMLElement;
  fireEvent.mouseMove(notice);
  pass(60_000);
  expect(notice.isConnected).toBe(true);
  fireEvent.mouseLeave(notice);
  pass(1999);
  expect(notice.isConnected).toBe(true);
  pass(1);
  expect(notice.isConnected).toBe(false);
});

test("a notice stays while it has the focus, and returns the focus when it closes", () => {
  show("Saved.");
  const before = screen.getByRole("button", { name: "Before" });
  act(() => before.focus());
  const close = screen.getByRole("button", { name: "Close" });
  act(() => close.focus());
  pass(60_000);
  expect(close.isConnected).toBe(true);
  fireEvent.click(close);
  expect(screen.queryByText("Saved.")).toBeNull();
  expect(document.activeElement).toBe(before);
});
