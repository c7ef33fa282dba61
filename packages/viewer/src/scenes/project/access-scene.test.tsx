// @vitest-environment jsdom
import {
  type Call,
  GET_PROJECT_ACCESS,
  GRANT_PROJECT_ACCESS,
  type ProjectState,
  RESEND_INVITATION,
  type SiteSettings,
} from "@epb/contract";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { NoticesProvider } from "../../components/notices/notice-list.js";
import { Notices } from "../../components/notices/notices.js";
import { OpenProjectProvider } from "../../components/project/open-project.js";
import type { Session } from "../../session/session.js";
import { SessionProvider } from "../../session/session-context.js";
import { SiteProvider } from "../../site/site-context.js";
import { AccessScene } from "./access-scene.js";

afterEach(cleanup);

const INVITATION = {
  id: "1",
  email: "lee@harlan.example.org",
  roleId: 1,
  invitedAt: "2027-01-02T12:00:00Z",
  link: "https://epb.example.org/account-request",
} as const;
const RESEND = "Send again to lee@harlan.example.org";
const COPY = "Copy link for lee@harlan.example.org";
const NO_MAIL = /This site sends no email/;

async function openScene(sendsMail: boolean) {
  const user = userEvent.setup();
  const call = vi.fn(async (_: Call, __: unknown) => ({
    members: [],
    invitations: [INVITATION],
    organizations: [],
    offices: [],
    items: [],
  }));
  const session = { subscribe: () => () => {}, api: { call } } as unknown as Session;
  const notices = new Notices();
  const state = { allowedActions: ["manageAccess"] } as object as ProjectState;
  render(
    <SiteProvider site={{ sendsMail } as SiteSettings}>
      <SessionProvider session={session}>
        <NoticesProvider notices={notices}>
          <QueryClientProvider client={new QueryClient()}>
            <OpenProjectProvider project={{ id: "p", name: "School", state }}>
              <AccessScene />
            </OpenProjectProvider>
          </QueryClientProvider>
        </NoticesProvider>
      </SessionProvider>
    </SiteProvider>,
  );
  await screen.findByRole("button", { name: COPY });
  const press = (name: string): Promise<void> => user.click(screen.getByRole("button", { name }));
  const told = async (text: string): Promise<void> =>
    waitFor(() => expect(notices.shown.map((notice) => notice.text)).toEqual([text]));
  const invite = async (): Promise<void> => {
    await user.type(screen.getByLabelText(/^Email/), INVITATION.email);
    await user.selectOptions(screen.getByLabelText(/^Role/), "1");
    await press("Give access");
    await waitFor(() => expect(call.mock.calls.map(([{ name }]) => name)).toContain(GRANT_PROJECT_ACCESS.name));
  };
  return { call, press, told, invite };
}

describe("a site that sends email", () => {
  test("sends an invitation again", async () => {
    const { call, press, told } = await openScene(true);
    await press(RESEND);
    await told(`Invitation sent to ${INVITATION.email} again.`);
    expect(call).toHaveBeenCalledWith(RESEND_INVITATION, { params: { id: "p", memberId: "1" } });
    expect(call.mock.calls.filter(([{ name }]) => name === GET_PROJECT_ACCESS.name)).toHaveLength(2);
  });

  test("says that somebody is invited", async () => {
    const { told, invite } = await openScene(true);
    expect(screen.queryByText(NO_MAIL)).toBeNull();
    await invite();
    await told(`${INVITATION.email} invited.`);
  });
});

describe("a site without a mail server", () => {
  test("says that links must be shared, and sends no email", async () => {
    const { told, invite } = await openScene(false);
    expect(screen.queryByRole("button", { name: RESEND })).toBeNull();
    expect(screen.getAllByText(NO_MAIL)).toHaveLength(2);
    await invite();
    await told(
      `${INVITATION.email} invited. This site sends no email: copy the link of the invitation and send it yourself.`,
    );
  });

  test("copies the link of an invitation", async () => {
    const { press, told } = await openScene(false);
    await press(COPY);
    await told("Link copied.");
    expect(await navigator.clipboard.readText()).toBe(INVITATION.link);
  });

  test("shows the link if the browser does not copy it", async () => {
    const { press, told } = await openScene(false);
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    await press(COPY);
    await told(`The browser does not allow this page to copy. Copy this link: ${INVITATION.link}`);
  });
});
