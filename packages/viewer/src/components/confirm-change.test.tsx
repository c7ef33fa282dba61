// @vitest-environment jsdom
import { APPROVE_PROJECT, type Call, LIST_PROJECTS, type SiteSettings } from "@epb/contract";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ComponentProps, type ReactElement, useState } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { ApiFailure } from "../api/api-failure.js";
import { useCall } from "../calls/use-call.js";
import type { Session } from "../session/session.js";
import { SessionProvider } from "../session/session-context.js";
import { SiteProvider } from "../site/site-context.js";
import { ConfirmChange } from "./confirm-change.js";
import { NoticesProvider } from "./notices/notice-list.js";
import { Notices } from "./notices/notices.js";

beforeAll(() => {
  // jsdom has the element, but cannot open it.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(cleanup);

type Asked = Partial<ComponentProps<typeof ConfirmChange<{ params: { id: string } }>>>;

/** A dialog over what shows the list that the change belongs to. */
function Screen({ more }: { readonly more: Asked }): ReactElement {
  const [isAsking, setAsking] = useState(true);
  useCall(LIST_PROJECTS, { query: {} });
  if (!isAsking) return <p>closed</p>;
  return (
    <ConfirmChange
      title="Reopen the project?"
      confirm="Reopen"
      call={APPROVE_PROJECT}
      input={{ params: { id: "7" } }}
      changes={[LIST_PROJECTS]}
      done="It is open again."
      onClose={() => setAsking(false)}
      {...more}
    >
      <p>Its data can be edited again.</p>
    </ConfirmChange>
  );
}

function ask(answer: () => Promise<unknown>, more: Asked = {}) {
  const calls: string[] = [];
  const session = {
    subscribe: () => () => {},
    api: {
      call: ({ name }: Call) => {
        calls.push(name);
        return name === LIST_PROJECTS.name ? Promise.resolve([]) : answer();
      },
    },
  };
  const notices = new Notices();
  render(
    <SiteProvider site={{ supportEmail: "support@example.org" } as SiteSettings}>
      <SessionProvider session={session as unknown as Session}>
        <NoticesProvider notices={notices}>
          <QueryClientProvider client={new QueryClient()}>
            <Screen more={more} />
          </QueryClientProvider>
        </NoticesProvider>
      </SessionProvider>
    </SiteProvider>,
  );
  return { calls, notices };
}

const button = (): HTMLButtonElement => screen.getByRole("button", { name: /^Reopen/ });
const timesListed = (calls: readonly string[]): number => calls.filter((name) => name === LIST_PROJECTS.name).length;

test("is busy until the reply, then closes, shows a notice, and refetches the changed calls", async () => {
  let answered: (reply: unknown) => void = () => {};
  const answer = new Promise((resolve) => {
    answered = resolve;
  });
  const onDone = vi.fn();
  const { calls, notices } = ask(() => answer, { onDone });
  await userEvent.click(button());
  expect(button().getAttribute("aria-disabled")).toBe("true");
  expect(notices.shown).toEqual([]);
  answered({ revision: 2 });
  await screen.findByText("closed");
  expect(notices.shown.map(({ text }) => text)).toEqual(["It is open again."]);
  expect(onDone).toHaveBeenCalledWith({ revision: 2 });
  expect(timesListed(calls)).toBe(2);
});

test("a refusal is shown in the dialog, which stays open, and calls that others can have changed are refetched", async () => {
  const { calls, notices } = ask(() => Promise.reject(new ApiFailure(409, { message: "It is open already." })));
  await userEvent.click(button());
  expect((await screen.findByRole("alert")).textContent).toContain("It is open already.");
  expect(button().disabled).toBe(false);
  expect(notices.shown).toEqual([]);
  await waitFor(() => expect(timesListed(calls)).toBe(2));
});

test("nothing is changed if the first step refuses", async () => {
  const before = vi.fn(() => Promise.resolve(false));
  const { calls } = ask(() => Promise.resolve(), { before });
  await userEvent.click(button());
  await waitFor(() => expect(button().disabled).toBe(false));
  expect(before).toHaveBeenCalledOnce();
  expect(calls).toEqual([LIST_PROJECTS.name]);
});
