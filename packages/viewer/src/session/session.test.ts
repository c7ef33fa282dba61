// @vitest-environment jsdom
import { CURRENT_USER, type CurrentUser, LISTS, LOGIN, LOGOUT, REFRESH, UserStatus } from "@epb/contract";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Session } from "./session.js";

const KEY = "epb.session";
const NOW = Date.parse("2026-11-02T12:00:00Z");

/** Seconds for which tokens hold, and until the session ends. */
const HOLDS = { expiresIn: 900, sessionExpiresIn: 43_200 };

const user = { id: "7", email: "grace@district.example.org", statusId: UserStatus.Ok } as CurrentUser;

/** A server with a set of accepted tokens that records its requests. */
class FakeServer {
  holds = new Set(["first"]);
  /** Next token; undefined if the session ended. */
  next: string | undefined = "second";
  readonly asked: string[] = [];
  /** Answers of refreshes wait for this. */
  refreshing: Promise<void> = Promise.resolve();

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const token = new Headers(init.headers).get("Authorization")?.replace("Bearer ", "");
    this.asked.push(`${init.method} ${url} ${token ?? "-"}`);
    if (url === LOGIN.path) return this.#answer(200, { token: "first", ...HOLDS, currentUser: user });
    if (url === REFRESH.path) {
      await this.refreshing;
      if (this.next === undefined) return this.#answer(401, { message: "timed out" });
      this.holds = new Set([this.next]);
      return this.#answer(200, { token: this.next, ...HOLDS });
    }
    if (token === undefined || !this.holds.has(token)) return this.#answer(401, { message: "no" });
    if (url === LOGOUT.path) return new Response(null, { status: 204 });
    return this.#answer(200, url === CURRENT_USER.path ? user : {});
  };

  countOf(path: string): number {
    return this.asked.filter((line) => line.includes(` ${path} `)).length;
  }

  #answer(status: number, body: unknown): Response {
    return new Response(JSON.stringify(body), { status });
  }
}

let server: FakeServer;
let now: number;
beforeEach(() => {
  server = new FakeServer();
  now = NOW;
  vi.stubGlobal("fetch", server.fetch);
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const open = (): Session => new Session({ local: localStorage, window: sessionStorage, now: () => now });

const keep = (token: string, milliseconds: number): void =>
  localStorage.setItem(KEY, JSON.stringify({ token, expiresAt: NOW + milliseconds }));

const keptToken = (): unknown => (JSON.parse(localStorage.getItem(KEY) ?? "{}") as { token?: string }).token;

const credentials = { email: user.email, password: "correct horse battery" };

describe("a session", () => {
  test("keeps its token with the time of its end", async () => {
    const session = open();
    await session.logIn(credentials);
    expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual({
      token: "first",
      expiresAt: NOW + 900_000,
      sessionEndsAt: NOW + 43_200_000,
    });
    expect(session.endsAt).toBe(NOW + 43_200_000);
    expect(session.isAuthenticated).toBe(true);
    await session.api.call(LISTS, {});
    expect(server.asked.at(-1)).toBe("GET /api/lists first");
  });

  test("that was refused asks for one next token for all who wait, and makes their calls again", async () => {
    const session = open();
    await session.logIn(credentials);
    server.holds.clear();
    await Promise.all([1, 2, 3].map(() => session.api.call(LISTS, {})));
    expect(server.countOf(REFRESH.path)).toBe(1);
    expect(server.asked.filter((line) => line === "GET /api/lists second")).toHaveLength(3);
    expect(keptToken()).toBe("second");
  });

  test("that ended is reported once, and no user is signed in afterwards", async () => {
    const session = open();
    await session.logIn(credentials);
    const onEnded = vi.fn();
    session.onEnded(onEnded);
    server.holds.clear();
    server.next = undefined;
    const calls = await Promise.allSettled([1, 2].map(() => session.api.call(LISTS, {})));
    expect(calls.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(onEnded).toHaveBeenCalledTimes(1);
    expect(session.user).toBeUndefined();
    expect(session.status).toBe(UserStatus.NotLoggedIn);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test("stays after a connection error", async () => {
    const session = open();
    await session.logIn(credentials);
    now += 901_000;
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(session.api.call(LISTS, {})).rejects.toMatchObject({ status: 0 });
    expect(keptToken()).toBe("first");
    expect(session.isAuthenticated).toBe(true);
  });

  test("refuses wrong credentials without asking for a token", async () => {
    vi.stubGlobal("fetch", async (url: string) => {
      server.asked.push(url);
      return new Response("{}", { status: 401 });
    });
    await expect(open().logIn(credentials)).rejects.toMatchObject({ status: 401 });
    expect(server.asked).toEqual([LOGIN.path]);
  });

  test("reloads the user after a 403 response", async () => {
    const session = open();
    await session.logIn(credentials);
    const { fetch } = server;
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) =>
      url === LISTS.path ? new Response("{}", { status: 403 }) : fetch(url, init),
    );
    await expect(session.api.call(LISTS, {})).rejects.toMatchObject({ status: 403 });
    expect(server.countOf(CURRENT_USER.path)).toBe(1);
  });
});

describe("signing out", () => {
  test("discards the drafts of the person, unless they sign in again immediately", async () => {
    const session = open();
    await session.logIn(credentials);
    session.drafts.keep(user.id, "project/1", "Golden");
    session.nextUrl.remember("/portfolio/list");
    await session.logOut({ comesBack: true });
    expect([session.user, localStorage.getItem(KEY)]).toEqual([undefined, null]);
    expect(session.drafts.countOf(user.id)).toBe(1);
    expect(session.nextUrl.take()).toBe("/portfolio/list");
    await session.logIn(credentials);
    await session.logOut();
    expect(session.drafts.countOf(user.id)).toBe(0);
  });

  test("a token of an earlier version has no end", () => {
    keep("first", 900_000);
    expect(open().endsAt).toBe(Number.POSITIVE_INFINITY);
  });
});

describe("at the start", () => {
  test("no user is requested without a token", async () => {
    const session = open();
    await session.start();
    expect(server.asked).toEqual([]);
    expect(session.isAuthenticated).toBe(false);
  });

  test("a token that has expired is changed for the next one", async () => {
    keep("first", -1000);
    const session = open();
    await session.start();
    expect(server.asked).toEqual(["POST /api/refresh -", "GET /api/current_user second"]);
    expect(session.user?.email).toBe(user.email);
  });

  test("a session that is over leaves nothing behind", async () => {
    keep("first", -1000);
    server.next = undefined;
    const session = open();
    await session.start();
    expect(session.user).toBeUndefined();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test("a server that fails leaves the default user", async () => {
    keep("first", 1000);
    vi.stubGlobal("fetch", async () => new Response("{}", { status: 500 }));
    const session = open();
    await session.start();
    expect(session.status).toBe(UserStatus.NotLoggedIn);
    expect(keptToken()).toBe("first");
  });

  test("an unreadable token counts as no token", async () => {
    localStorage.setItem(KEY, "{ no JSON");
    await open().start();
    expect(server.asked).toEqual([]);
  });
});

describe("two windows", () => {
  test("use the token that the other one already has", async () => {
    const [one, other] = [open(), open()];
    await one.logIn(credentials);
    server.holds = new Set(["second"]);
    // The other window was answered 401, and meanwhile the first has the next token.
    const refused = other.api.call(LISTS, {});
    keep("second", 900_000);
    await refused;
    expect(server.countOf(REFRESH.path)).toBe(0);
    expect(server.asked.at(-1)).toBe("GET /api/lists second");
  });

  test("are logged out together", async () => {
    const [one, other] = [open(), open()];
    await one.logIn(credentials);
    await other.start();
    other.followOtherWindows(globalThis);
    await one.logOut();
    expect(other.user?.email).toBe(user.email);
    globalThis.dispatchEvent(new StorageEvent("storage", { key: KEY }));
    expect(other.user).toBeUndefined();
  });

  test("show the user who signed in last", async () => {
    const session = open();
    session.followOtherWindows(globalThis);
    keep("first", 900_000);
    globalThis.dispatchEvent(new StorageEvent("storage", { key: "of something else" }));
    expect(server.asked).toEqual([]);
    globalThis.dispatchEvent(new StorageEvent("storage", { key: KEY }));
    await expect.poll(() => session.user?.email).toBe(user.email);
  });
});

test("a sign-out ends the session, forgets the requested page, and does not count as a timeout", async () => {
  const session = open();
  await session.logIn(credentials);
  const onEnded = vi.fn();
  session.onEnded(onEnded);
  session.nextUrl.remember("/portfolio/list");
  await session.logOut();
  expect(server.asked.at(-1)).toBe("GET /api/logout first");
  expect(session.isAuthenticated).toBe(false);
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(session.nextUrl.take()).toBe("/home");
  expect(onEnded).not.toHaveBeenCalled();
});
