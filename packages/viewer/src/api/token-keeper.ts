import type { Token } from "@epb/contract";
import { isFailure } from "./api-failure.js";

/** A token and when it ends, in milliseconds since 1970. @spec P §3 "token and expiry time kept" */
interface KeptToken {
  readonly token: string;
  readonly expiresAt: number;
  /** End of the session; undefined for a token stored by an earlier version of the viewer. */
  readonly sessionEndsAt?: number | undefined;
}

const KEY = "epb.session";

/** Dependencies of the token keeper. */
export interface TokenWorld {
  readonly storage: Storage;
  now(): number;
  /** Changes a token for the next one of its session. */
  refresh(token: string): Promise<Token>;
  /** Called when the session of a signed-in user ends. @spec P §4 "if that fails, show the timeout" */
  onSessionEnded(): void;
}

/** The token of the session, in the browser's storage, which all its windows share. */
export class TokenKeeper {
  readonly #world: TokenWorld;
  #refreshing: Promise<string | undefined> | undefined;

  constructor(world: TokenWorld) {
    this.#world = world;
  }

  /** True if there is a token, even an expired one. */
  get isHeld(): boolean {
    return this.#kept() !== undefined;
  }

  /** End of the session regardless of use, in milliseconds since 1970. */
  get sessionEndsAt(): number {
    return this.#kept()?.sessionEndsAt ?? Number.POSITIVE_INFINITY;
  }

  /** True if a change of the browser's storage affects the token, or clears the whole storage. */
  isAbout({ key }: Pick<StorageEvent, "key">): boolean {
    return key === KEY || key === null;
  }

  keep({ token, expiresIn, sessionExpiresIn }: Token): void {
    const now = this.#world.now();
    const kept: KeptToken = {
      token,
      expiresAt: now + expiresIn * 1000,
      sessionEndsAt: now + sessionExpiresIn * 1000,
    };
    this.#world.storage.setItem(KEY, JSON.stringify(kept));
  }

  clear(): void {
    this.#world.storage.removeItem(KEY);
  }

  /** Ends the session, because the server reported its end. */
  end(): void {
    this.clear();
    this.#world.onSessionEnded();
  }

  /** A token that has not expired; undefined if no user is signed in. */
  async valid(): Promise<string | undefined> {
    const kept = this.#kept();
    if (kept === undefined) return undefined;
    return kept.expiresAt > this.#world.now() ? kept.token : this.refreshed(kept.token);
  }

  /**
   * Replaces a token that the server no longer accepts. Concurrent requests share one refresh, and another window may
   * already have a new token. Undefined if the session ended.
   *
   * @spec P §4 "A stored expired session is refreshed"
   */
  async refreshed(token: string | undefined): Promise<string | undefined> {
    const kept = this.#kept();
    if (kept === undefined || kept.token !== token) return kept?.token;
    this.#refreshing ??= this.#ask(kept.token).finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async #ask(token: string): Promise<string | undefined> {
    try {
      const next = await this.#world.refresh(token);
      this.keep(next);
      return next.token;
    } catch (error) {
      // A connection error does not end the session.
      if (!isFailure(error) || error.status === 0 || error.status >= 500) throw error;
      this.end();
      return undefined;
    }
  }

  #kept(): KeptToken | undefined {
    const text = this.#world.storage.getItem(KEY);
    if (text === null) return undefined;
    try {
      const { token, expiresAt, sessionEndsAt } = JSON.parse(text) as Partial<KeptToken>;
      return typeof token === "string" && typeof expiresAt === "number"
        ? { token, expiresAt, sessionEndsAt }
        : undefined;
    } catch {
      return undefined;
    }
  }
}
