// @vitest-environment jsdom
import type { Issue } from "@epb/engine";
import { cleanup, render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { PROJECT_DATA_TEXTS as TEXTS } from "../../texts/project-data-texts.js";
import { FoundIssues } from "./found-issues.js";

afterEach(cleanup);

const shown = (issues: readonly Issue[] | undefined): string =>
  render(
    <MemoryRouter>
      <FoundIssues projectId="7" issues={issues} isPreview={false} />
    </MemoryRouter>,
  ).container.textContent ?? "";

test("a project has the text for no issues only after they are loaded", () => {
  expect(shown(undefined)).not.toContain(TEXTS.noIssues);
  expect(shown([])).toContain(TEXTS.noIssues);
});
