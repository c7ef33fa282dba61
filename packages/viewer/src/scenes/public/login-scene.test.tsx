// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://training.example.gov/login"}
import type { SiteSettings } from "@epb/contract";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NoticeList, NoticesProvider } from "../../components/notices/notice-list.js";
import { Notices } from "../../components/notices/notices.js";
import { Session } from "../../session/session.js";
import { SessionProvider } from "../../session/session-context.js";
import { SiteProvider } from "../../site/site-context.js";
import { LoginScene } from "./login-scene.js";

let answer: () => Promise<Response>;
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal("fetch", () => answer());
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function show(publicUrl = "https://epb.example.gov", wanted = "/login"): Session {
  const site = {
    publicUrl,
    supportEmail: "support@example.gov",
    passwordPolicy: { minLength: 14, maxLength: 30 },
  } as SiteSettings;
  const session = new Session({ local: localStorage, window: sessionStorage, now: () => 0 });
  session.nextUrl.remember(wanted);
  render(
    <SiteProvider site={site}>
      <SessionProvider session={session}>
        <NoticesProvider notices={new Notices()}>
          <MemoryRouter initialEntries={["/login"]}>
            <Routes>
              <Route path="/login" element={<LoginScene />} />
              <Route path="*" element={<p>elsewhere</p>} />
            </Routes>
          </MemoryRouter>
          <NoticeList />
        </NoticesProvider>
      </SessionProvider>
    </SiteProvider>,
  );
  return session;
}

async function logIn(): Promise<void> {
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: "grace@district.example.org" } });
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: "correct horse battery" } });
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Login" });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
}

test("another host than production links to the place for account requests", () => {
  show();
  expect(screen.queryByRole("link", { name: "Request an account" })).toBeNull();
  expect(screen.getByText("Accounts are requested on the production site:")).toBeDefined();
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "https://epb.example.gov" });
  expect(link.href).toBe("https://epb.example.gov/account-request");
});

test("on the production host there is a link", () => {
  show("https://training.example.gov");
  const link = screen.getByRole("link", { name: "Request an account" });
  expect(link.getAttribute("href")).toBe("/account-request");
});

test.each([
  ["/benchmarking", "Sign in to open Historic Project Statistics."],
  ["/ecm-benchmarking?project=7", "Sign in to open ECM Price Benchmarking Tool."],
  ["/portfolio/7/schedules", "Sign in to open the page that you requested."],
])("a visitor who opened %s reads why a sign-in is needed", (path, text) => {
  show(undefined, path);
  expect(screen.getByText(text)).toBeDefined();
});

test.each(["/login", "/home"])("a visitor who opened %s reads no reason", (path) => {
  show(undefined, path);
  expect(screen.queryByText(/^Sign in to open/)).toBeNull();
});

test.each([
  [
    new Response('{"message":"x"}', { status: 500 }),
    "An error occurred processing your request. Please contact support@example.gov",
  ],
  [
    new Response("{}", { status: 401 }),
    "The email and password combination you entered does not match our records. Please try again or reset your password using the Forgot Password link.",
  ],
  [new Response('{"message":"Please try again in 5 minutes."}', { status: 429 }), "Please try again in 5 minutes."],
])("a failed sign-in shows the reason", async (response, text) => {
  show();
  answer = async () => response;
  await logIn();
  expect((await screen.findByRole("alert")).textContent).toContain(text);
});

test("the button is disabled during the request, and a success redirects", async () => {
  let arrive = (_: Response): void => {};
  answer = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  const session = show();
  session.nextUrl.remember("/portfolio/list");
  await logIn();
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: /Working/ });
  expect(button.disabled).toBe(true);
  arrive(new Response(JSON.stringify({ token: "t", expiresIn: 900, currentUser: { id: "7", statusId: 2 } })));
  await screen.findByText("elsewhere");
  expect(session.nextUrl.take()).toBe("/home");
});
