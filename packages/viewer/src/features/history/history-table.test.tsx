// @vitest-environment jsdom
import { GET_HISTORY, type HistoryEntry, ProjectAction, type ProjectState } from "@epb/contract";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { OpenProjectProvider } from "../../components/project/open-project.js";
import { Session } from "../../session/session.js";
import { SessionProvider } from "../../session/session-context.js";
import { RESTORE_TEXTS } from "../../texts/project-history-texts.js";
import { HistoryTable } from "./history-table.js";

afterEach(cleanup);

const entry = (revision: number, isRestorable: boolean): HistoryEntry => ({
  revision,
  at: "2026-11-21T12:00:00.000Z",
  sections: ["financing"],
  isRestorable,
});

/** History for a user with these actions. The current revision is 3. */
function shown(items: readonly HistoryEntry[], allowedActions: readonly ProjectAction[]): HTMLElement {
  const id = "0a7c1fbd-6f33-44cd-81a0-c9109a2cacba";
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData([GET_HISTORY.name, "pages", { limit: 25 }, { id }], { pages: [{ items }], pageParams: [""] });
  const session = new Session({ local: localStorage, window: sessionStorage, now: () => 0 });
  const state = { allowedActions, revision: 3 } as object as ProjectState;
  return render(
    <QueryClientProvider client={queries}>
      <SessionProvider session={session}>
        <OpenProjectProvider project={{ id, name: "School", state }}>
          <MemoryRouter>
            <HistoryTable projectId={id} />
          </MemoryRouter>
        </OpenProjectProvider>
      </SessionProvider>
    </QueryClientProvider>,
  ).container;
}

const lastCells = (container: HTMLElement): readonly (string | null)[] =>
  [...container.querySelectorAll("tbody tr")].map((row) => row.lastElementChild?.textContent ?? null);

test("a revision without a way back says so, and a note says why", () => {
  const container = shown([entry(3, true), entry(2, true), entry(1, false)], [ProjectAction.Edit]);
  expect(lastCells(container)).toEqual(["", RESTORE_TEXTS.open, RESTORE_TEXTS.notRestorable]);
  expect(container.textContent).toContain(RESTORE_TEXTS.notRestorableNote);
});

test("there is no note where every revision can be restored, or for readers", () => {
  const restorable = shown([entry(3, true), entry(2, true)], [ProjectAction.Edit]);
  expect(restorable.textContent).not.toContain(RESTORE_TEXTS.notRestorableNote);
  const reader = shown([entry(3, true), entry(1, false)], []);
  expect(reader.textContent).not.toContain(RESTORE_TEXTS.notRestorableNote);
});
