// @vitest-environment jsdom
import { LIST_FIGURES, type ProjectState } from "@epb/contract";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { OpenProjectProvider } from "../../components/project/open-project.js";
import { type WithheldFigures, WithheldProvider } from "../../components/withheld/withheld-context.js";
import { Session } from "../../session/session.js";
import { SessionProvider } from "../../session/session-context.js";
import { HeadlineFigures, SummaryFigures } from "./summary-figures.js";

afterEach(cleanup);

const PRICE = {
  path: "projectSummary.financialSummary.totalImplementationPrice",
  label: "Total implementation price",
  unit: "$",
  value: "1234567.89",
};

/** The figures of a project as they were answered. */
function shown(answer: object, withheld?: WithheldFigures): string {
  const id = "0a7c1fbd-6f33-44cd-81a0-c9109a2cacba";
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData([LIST_FIGURES.name, { params: { id }, query: {} }], answer);
  const session = new Session({ local: localStorage, window: sessionStorage, now: () => 0 });
  const { container } = render(
    <QueryClientProvider client={queries}>
      <SessionProvider session={session}>
        <OpenProjectProvider project={{ id, name: "School", project: {}, state: {} as ProjectState }}>
          <MemoryRouter>
            <WithheldProvider withheld={withheld}>
              <HeadlineFigures />
              <SummaryFigures />
            </WithheldProvider>
          </MemoryRouter>
        </OpenProjectProvider>
      </SessionProvider>
    </QueryClientProvider>,
  );
  return container.textContent ?? "";
}

test("figures of an approved project from an earlier engine have a note", () => {
  const text = shown({ items: [PRICE], approvedWith: "0.9.1" });
  expect(text).toContain("These figures were approved with calculation version 0.9.1");
  expect(text).toContain("$1,234,568");
});

test("figures of the current engine have no note", () => {
  expect(shown({ items: [PRICE] })).not.toContain("approved with engine");
});

test("a project without figures explains how to get them", () => {
  expect(shown({ items: [] })).toContain("No figures yet");
});

test("a withheld figure has a dash, and a note names the input", () => {
  const inputs = [{ path: "financing.indexRate", label: "Index rate", to: "/entry" }];
  const text = shown({ items: [PRICE] }, { inputs, figures: ["projectSummary.financialSummary.simplePayback"] });
  expect(text).toContain("$1,234,568");
  expect(text).toContain("Simple payback–");
  expect(text).toContain("Figures are not shown where they depend on an input that cannot be used: Index rate.");
});
