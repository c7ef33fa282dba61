// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { useGoBack } from "./use-go-back.js";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function BackButton(): ReactElement {
  return (
    <button type="button" onClick={useGoBack()}>
      Back
    </button>
  );
}

/** The page that the button leads to from a page that was loaded as a whole, with another of the site before it. */
async function pageAfterBack(): Promise<string> {
  const paths = ["/", "/portfolio", "/form"];
  const routes = paths.map((path) => ({ path, element: path === "/form" ? <BackButton /> : null }));
  const router = createMemoryRouter(routes, { initialEntries: ["/portfolio", "/form"] });
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByText("Back"));
  await waitFor(() => expect(router.state.location.pathname).not.toBe("/form"));
  return router.state.location.pathname;
}

test("returns to the previous page if it belongs to this site", async () => {
  vi.stubGlobal("navigation", { canGoBack: true });
  expect(await pageAfterBack()).toBe("/portfolio");
});

test("opens the root if there is no previous page of this site", async () => {
  vi.stubGlobal("navigation", { canGoBack: false });
  expect(await pageAfterBack()).toBe("/");
});
