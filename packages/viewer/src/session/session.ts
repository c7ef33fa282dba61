import {
  type Credentials,
  CURRENT_USER,
  type CurrentUser,
  isAuthenticated,
  LOGIN,
  LOGOUT,
  REFRESH,
  SIGN_IN_AS,
  UserStatus,
} from "@epb/contract";
import { ApiClient } from "../api/api-client.js";
import { isFailure } from "../api/api-failure.js";
import { TokenKeeper } from "../api/token-keeper.js";
import { KeptDrafts } from "./kept-drafts.js";
import { KnownDevices } from "./known-devices.js";
import { NextUrl } from "./next-url.js";
import { RecentProjects } from "./recent-projects.js";
import { SentCode } from "./sent-code.js";
import { SessionClock } from "./session-clock.js";

/** Browser functions that a session needs. */
export interface SessionWorld {
  /** Kept over windows and restarts: the token. */
  readonly local: Storage;
  /** Storage for the lifetime of the window: the requested page. */
  readonly window: Storage;
  now(): number;
}

/** The signed-in user and the API client. One for each window. @spec P §4 "Session" */
export class Session {
  readonly api: ApiClient;
  readonly nextUrl: NextUrl;
  readonly sentCode: SentCode;
  readonly devices: KnownDevices;
  readonly drafts: KeptDrafts;
  /** Drafts of people without an account. They stay in this window: other people may use the computer. */
  readonly visitorDrafts: KeptDrafts;
  readonly recent: RecentProjects;
  readonly clock: SessionClock;
  readonly #tokens: TokenKeeper;
  readonly #listeners: Set<() => void> = new Set();
  readonly #endListeners: Set<() => void> = new Set();
  #user: CurrentUser | undefined;
  #verifying: Promise<void> | undefined;

  constructor({ local, window, now }: SessionWorld) {
    this.#tokens = new TokenKeeper({
      storage: local,
      now,
      refresh: (token) => this.api.call(REFRESH, { body: { token } }),
      onSessionEnded: () => {
        this.#setUser(undefined);
        for (const listener of this.#endListeners) listener();
      },
    });
    this.clock = new SessionClock(local, now);
    this.api = new ApiClient(this.#tokens, {
      onForbidden: () => {
        this.refresh().catch(() => {});
      },
      onUsed: () => this.clock.used(),
    });
    this.nextUrl = new NextUrl(window);
    this.sentCode = new SentCode(window, now);
    this.devices = new KnownDevices(local);
    this.drafts = new KeptDrafts(local, now, windowName(window));
    this.recent = new RecentProjects(local);
    this.visitorDrafts = new KeptDrafts(window, now, windowName(window));
  }

  /** Undefined if no user is signed in. */
  get user(): CurrentUser | undefined {
    return this.#user;
  }

  get status(): UserStatus {
    return this.#user?.statusId ?? UserStatus.NotLoggedIn;
  }

  /** @spec P §4 "A user counts as authenticated" */
  get isAuthenticated(): boolean {
    return isAuthenticated(this.status);
  }

  /** @returns Ends the subscription. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Subscribes to the end of the session by the server; a sign-out does not count. @returns Ends the subscription. */
  onEnded(listener: () => void): () => void {
    this.#endListeners.add(listener);
    return () => this.#endListeners.delete(listener);
  }

  /** @spec P §4 "On start-up the login status", "Failures while checking login status reset" */
  async start(): Promise<void> {
    if (!this.#tokens.isHeld) return;
    await this.refresh().catch(() => this.#setUser(undefined));
  }

  async logIn(credentials: Credentials): Promise<void> {
    const devices = this.devices.all;
    const body = devices.length === 0 ? credentials : { ...credentials, devices };
    const { currentUser, device, ...token } = await this.api.call(LOGIN, { body });
    this.devices.keep({ ...(device !== undefined && { device }) });
    this.#tokens.keep(token);
    this.clock.used();
    this.#setUser(currentUser);
  }

  /** Signs in as a person of a demonstration site. Drafts of the person before are kept: the visitor may come back. */
  async signInAs(email: string): Promise<void> {
    const { currentUser, ...token } = await this.api.call(SIGN_IN_AS, { body: { email } });
    this.#tokens.keep(token);
    this.clock.used();
    this.#setUser(currentUser);
  }

  /** End of the session regardless of use, in milliseconds since 1970. */
  get endsAt(): number {
    return this.#tokens.sessionEndsAt;
  }

  /**
   * @param comesBack - The person signs in again immediately: their drafts and the page to return to are kept.
   * @spec P §4 "Logout ends the session"
   */
  async logOut({ comesBack = false } = {}): Promise<void> {
    try {
      await this.api.call(LOGOUT, {});
    } catch (error) {
      if (!isFailure(error)) throw error;
    } finally {
      if (!comesBack) {
        if (this.#user !== undefined) {
          this.drafts.signedOut(this.#user.id);
          this.recent.signedOut(this.#user.id);
        }
        this.visitorDrafts.forgetAll(VISITOR);
        this.nextUrl.forget();
      }
      this.#tokens.clear();
      this.#setUser(undefined);
    }
  }

  /**
   * Windows of a browser share the session: a sign-out, or a sign-in as another user, applies to all windows.
   * @param window - Source of the storage events for changes by other windows.
   */
  followOtherWindows(window: Pick<EventTarget, "addEventListener">): void {
    window.addEventListener("storage", (event) => {
      if (!this.#tokens.isAbout(event as StorageEvent)) return;
      if (this.#tokens.isHeld) this.refresh().catch(() => {});
      else this.#setUser(undefined);
    });
  }

  /** Asks again who is logged in; all who ask meanwhile wait for the same. */
  refresh(): Promise<void> {
    this.#verifying ??= this.#verify().finally(() => {
      this.#verifying = undefined;
    });
    return this.#verifying;
  }

  async #verify(): Promise<void> {
    this.#setUser(await this.api.call(CURRENT_USER, {}));
  }

  #setUser(user: CurrentUser | undefined): void {
    if (user !== undefined && user.id !== this.#user?.id) this.drafts.signedIn(user.id);
    this.#user = user;
    for (const listener of this.#listeners) listener();
  }
}

/** Stands for the id of a person without an account. */
export const VISITOR = "visitor";

const WINDOW_KEY = "epb.window";

/** Tells the windows of a browser apart; the same after the page is loaded again. */
function windowName(storage: Storage): string {
  const name = storage.getItem(WINDOW_KEY) ?? crypto.randomUUID();
  storage.setItem(WINDOW_KEY, name);
  return name;
}
