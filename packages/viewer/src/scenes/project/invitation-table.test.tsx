// @vitest-environment jsdom
import { type Call, type ProjectState, RESEND_INVITATION, type SiteSettings } from "@epb/contract";
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
import { InvitationTable } from "./invitation-table.js";
import type { OnRemove } from "./remove-access-cell.js";

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

function renderTable(sendsMail: boolean, onRemove: OnRemove = () => {}) {
  const call = vi.fn(async (_: Call, __: unknown) => ({ members: [], invitations: [] }));
  const session = { subscribe: () => () => {}, api: { call } } as unknown as Session;
  const notices = new Notices();
  render(
    <SiteProvider site={{ sendsMail } as SiteSettings}>
      <SessionProvider session={session}>
        <NoticesProvider notices={notices}>
          <QueryClientProvider client={new QueryClient()}>
            <OpenProjectProvider project={{ id: "p", name: "School", project: {}, state: {} as ProjectState }}>
              <InvitationTable invitations={[INVITATION]} onRemove={onRemove} />
            </OpenProjectProvider>
          </QueryClientProvider>
        </NoticesProvider>
      </SessionProvider>
    </SiteProvider>,
  );
  return { call, told: () => notices.shown.map(({ text }) => text) };
}

describe("an invitation", () => {
  test("is sent again", async () => {
    const { call, told } = renderTable(true);
    await userEvent.click(screen.getByRole("button", { name: RESEND }));
    await waitFor(() => expect(told()).toEqual([`The invitation has been sent to ${INVITATION.email} again.`]));
    expect(call).toHaveBeenCalledExactlyOnceWith(RESEND_INVITATION, { params: { id: "p", memberId: "1" } });
  });

  test("is passed on as a link, also where the site sends no email", async () => {
    const user = userEvent.setup();
    const { told } = renderTable(false);
    expect(screen.queryByRole("button", { name: RESEND })).toBeNull();
    await user.click(screen.getByRole("button", { name: COPY }));
    await waitFor(() => expect(told()).toEqual(["The link has been copied."]));
    expect(await navigator.clipboard.readText()).toBe(INVITATION.link);
  });

  test("shows its link where the browser does not copy it", async () => {
    const user = userEvent.setup();
    const { told } = renderTable(false);
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    await user.click(screen.getByRole("button", { name: COPY }));
    await waitFor(() => expect(told()).toEqual([`The browser did not copy the link: ${INVITATION.link}`]));
  });
});
