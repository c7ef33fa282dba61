// @vitest-environment jsdom
import { act, type ReactElement, useRef, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useKeptFocus } from "./use-kept-focus.js";

let root: Root;
let remove: (what: "note" | "part") => void = () => {};

/** A page whose notes appear and disappear without user action. */
function Screen(): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState<readonly string[]>([]);
  useKeptFocus(frame);
  remove = (what) => setGone([...gone, what]);
  return (
    <div ref={frame}>
      <h2>Measures</h2>
      {!gone.includes("part") && (
        <section>
          <h3>Prices</h3>
          {!gone.includes("note") && <a href="#price">Price of measure 1</a>}
        </section>
      )}
      <button type="button">Save</button>
    </div>
  );
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  act(() => root.render(<Screen />));
});
afterEach(() => act(() => root.unmount()));

const focused = (): string | null | undefined =>
  document.activeElement === document.body ? undefined : document.activeElement?.textContent;
const link = (): HTMLElement => document.querySelector("a") as HTMLElement;

test("the heading of the part receives the focus when the focused element is removed", () => {
  link().focus();
  act(() => remove("note"));
  expect(focused()).toBe("Prices");
});

test("the heading around the part receives it when the whole part is removed", () => {
  link().focus();
  act(() => remove("part"));
  expect(focused()).toBe("Measures");
});

test("the focus stays when another element is removed", () => {
  document.querySelector("button")?.focus();
  act(() => remove("note"));
  expect(focused()).toBe("Save");
});

test("the focus is not restored after the person has left the page", async () => {
  link().focus();
  link().blur();
  await new Promise((resolve) => setTimeout(resolve));
  act(() => remove("part"));
  expect(focused()).toBeUndefined();
});
