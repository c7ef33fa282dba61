// @vitest-environment jsdom
import type { SiteSettings } from "@epb/contract";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ApiFailure } from "../../api/api-failure.js";
import type { ProjectDraft } from "../../features/project-draft/use-project-draft.js";
import { SiteProvider } from "../../site/site-context.js";
import { SaveProblems } from "./save-problems.js";

afterEach(cleanup);

async function showFailure(isDirty: boolean): Promise<string> {
  const failure = { kind: "other", error: new ApiFailure(0, "") };
  const draft = { failure, isDirty, refusals: new Map() } as object as ProjectDraft;
  render(
    <SiteProvider site={{ supportEmail: "support@example.org" } as SiteSettings}>
      <SaveProblems draft={draft} placeOf={() => undefined} onGo={() => {}} />
    </SiteProvider>,
  );
  return (await screen.findByRole("alert")).textContent?.trim() ?? "";
}

test("a failed save reports that the changes are not saved, and keeps them", async () => {
  expect(await showFailure(true)).toBe(
    "Your changes are not savedWe can't reach the site. Check your connection and try again. Your unsaved changes stay on this page.",
  );
});

test("a newer revision that cannot be loaded, without changes, is the only message", async () => {
  expect(await showFailure(false)).toBe(
    "This content could not be loadedWe can't reach the site. Check your connection and try again.",
  );
});
