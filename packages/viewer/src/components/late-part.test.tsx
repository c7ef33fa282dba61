// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, test } from "vitest";
import { latePart } from "./late-part.js";

afterEach(cleanup);

test("a part that cannot be loaded is missing, and the page around it stays", async () => {
  const Part = latePart(() => Promise.reject(new TypeError("Failed to fetch")));
  const Replaced = latePart(
    () => Promise.reject(new TypeError("Failed to fetch")),
    () => <p>instead</p>,
  );
  render(
    <>
      <p>typed and not saved</p>
      <Suspense>
        <Part />
        <Replaced />
      </Suspense>
    </>,
  );
  await screen.findByText("instead");
  expect(screen.getByText("typed and not saved")).toBeDefined();
});

test("a part that loads is shown with its properties", async () => {
  const Part = latePart(async () => ({ name }: { readonly name: string }) => <p>{name}</p>);
  render(
    <Suspense>
      <Part name="loaded" />
    </Suspense>,
  );
  await screen.findByText("loaded");
});
