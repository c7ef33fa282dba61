// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Carousel } from "./carousel.js";
import { PRODUCT_SLIDES } from "./product-slides.js";

let prefersStill = false;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({
    matches: prefersStill,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  prefersStill = false;
});

const shown = (): string | null => document.querySelector('[aria-current="true"]')?.getAttribute("aria-label") ?? null;
function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test("five images follow each other every 5000 ms, and repeat", () => {
  render(<Carousel slides={PRODUCT_SLIDES} />);
  expect(shown()).toBe("Slide 1 of 5");
  pass(4999);
  expect(shown()).toBe("Slide 1 of 5");
  pass(1);
  expect(shown()).toBe("Slide 2 of 5");
  for (let count = 0; count < 4; count += 1) pass(5000);
  expect(shown()).toBe("Slide 1 of 5");
  expect(document.querySelectorAll(".carousel__slide[aria-hidden=false]")).toHaveLength(1);
});

test("the dots show the position and cannot be pressed", () => {
  render(<Carousel slides={PRODUCT_SLIDES} />);
  const dots = [...document.querySelectorAll<HTMLButtonElement>(".carousel__dot")];
  expect(dots.map(({ disabled }) => disabled)).toEqual([true, true, true, true, true]);
});

test("they pause by the button, and under the pointer or focus", () => {
  render(<Carousel slides={PRODUCT_SLIDES} />);
  const carousel = screen.getByRole("region", { name: "Product overview" });
  fireEvent.mouseEnter(carousel);
  pass(20_000);
  expect(shown()).toBe("Slide 1 of 5");
  fireEvent.mouseLeave(carousel);
  pass(5000);
  expect(shown()).toBe("Slide 2 of 5");
  fireEvent.click(screen.getByRole("button", { name: "Pause the slides" }));
  pass(20_000);
  expect(shown()).toBe("Slide 2 of 5");
  fireEvent.click(screen.getByRole("button", { name: "Previous slide" }));
  fireEvent.click(screen.getByRole("button", { name: "Previous slide" }));
  expect(shown()).toBe("Slide 5 of 5");
  fireEvent.click(screen.getByRole("button", { name: "Play the slides" }));
  pass(5000);
  expect(shown()).toBe("Slide 1 of 5");
});

test("they do not move for people who prefer reduced motion", () => {
  prefersStill = true;
  render(<Carousel slides={PRODUCT_SLIDES} />);
  pass(20_000);
  expect(shown()).toBe("Slide 1 of 5");
});
