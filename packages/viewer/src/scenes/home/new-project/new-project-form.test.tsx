// @vitest-environment jsdom
import { type Call, CREATE_PROJECT, LISTS, PROJECT_NAME_EXISTS, type SiteSettings, UserGroup } from "@epb/contract";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { NoticesProvider } from "../../../components/notices/notice-list.js";
import { Notices } from "../../../components/notices/notices.js";
import { KeptDrafts } from "../../../session/kept-drafts.js";
import type { Session } from "../../../session/session.js";
import { SessionProvider } from "../../../session/session-context.js";
import { SiteProvider } from "../../../site/site-context.js";
import { NewProjectForm } from "./new-project-form.js";

afterEach(cleanup);

const CREATED = { id: "b6d8a04c-54a5-4b6a-9d0e-6a1f6f7f0a11", record: {}, revision: 1, issues: [] };

const REPLIES: Readonly<Record<string, unknown>> = {
  [LISTS.name]: {
    marketSegments: [{ id: 6, name: "Industrial" }],
    projectTypes: [
      { id: 1, name: "ePB" },
      { id: 2, name: "ePX" },
      { id: 3, name: "ePB and ePX" },
    ],
  },
  [PROJECT_NAME_EXISTS.name]: { exists: false },
  [CREATE_PROJECT.name]: CREATED,
};

/** Renders the form within another page, for a user with ePX projects only. */
function renderEmbedded(userGroupId: UserGroup = UserGroup.Customer) {
  const calls: { readonly name: string; readonly body?: unknown }[] = [];
  const session = {
    user: { id: "x", email: "x@example.org", userGroupId, projectTypes: [2], isEpxUser: true },
    subscribe: () => () => {},
    drafts: new KeptDrafts(sessionStorage, Date.now, "window"),
    refresh: vi.fn(async () => {}),
    api: {
      call: async ({ name }: Call, { body }: { readonly body?: unknown }) => {
        calls.push({ name, body });
        return REPLIES[name];
      },
    },
  };
  const host = { onCancel: vi.fn(), onCreated: vi.fn() };
  const notices = new Notices();
  render(
    <SiteProvider site={{ supportEmail: "support@example.org" } as SiteSettings}>
      <SessionProvider session={session as unknown as Session}>
        <NoticesProvider notices={notices}>
          <QueryClientProvider client={new QueryClient()}>
            <MemoryRouter>
              <NewProjectForm host={host} />
            </MemoryRouter>
          </QueryClientProvider>
        </NoticesProvider>
      </SessionProvider>
    </SiteProvider>,
  );
  return { calls, session, host, notices };
}

describe("the form within another screen", () => {
  test("offers the first project type alone", async () => {
    renderEmbedded();
    const type = await screen.findByLabelText<HTMLSelectElement>(/Project type/);
    expect(type.value).toBe("1");
    expect(within(type).getAllByRole("option")).toHaveLength(2);
  });

  test.each([
    [UserGroup.Customer, false],
    [UserGroup.Esco, true],
    [UserGroup.Admin, true],
  ])("asks who cannot approve the project for its customer: group %i", async (group, isAsked) => {
    renderEmbedded(group);
    await screen.findByLabelText(/builder email/);
    expect(screen.queryByLabelText("Customer email (optional)") !== null).toBe(isAsked);
  });

  test("notifies its host of a cancel", async () => {
    const { host } = renderEmbedded();
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(host.onCancel).toHaveBeenCalledOnce();
  });

  test("passes the created project to its host, and shows no notice", async () => {
    const { calls, session, host, notices } = renderEmbedded();
    await userEvent.type(await screen.findByLabelText(/Project name/), "Depot");
    await userEvent.selectOptions(screen.getByLabelText(/Market segment/), "Industrial");
    await userEvent.type(screen.getByLabelText(/Zip/), "80401");
    await userEvent.type(screen.getByLabelText(/builder email/), "esco@example.org");
    const ok = screen.getByRole<HTMLButtonElement>("button", { name: "OK" });
    await waitFor(() => expect(ok.disabled).toBe(false));
    await userEvent.click(ok);
    await waitFor(() => expect(host.onCreated).toHaveBeenCalledExactlyOnceWith(CREATED));
    expect(calls.find(({ name }) => name === CREATE_PROJECT.name)?.body).toMatchObject({ _name: "Depot", _type: 1 });
    expect(session.refresh).toHaveBeenCalledOnce();
    expect(notices.shown).toEqual([]);
    expect(ok.disabled).toBe(true);
  });
});
