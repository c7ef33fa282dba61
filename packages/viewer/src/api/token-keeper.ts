import type { Token } from "@epb/contract";
import { isFailure } from "./api-failure.js";

/** A token and when it ends, in milliseconds since 1970. @spec P §3 "token and expiry time kept" */
interface KeptToken {
  readonly token: string;
  readonly expiresAt: number;
  /** End of the session; undefined for a token that an earlier version of the viewer has kept. */
  readonly sessionEndsAt?: number | undefined;
}

const KEY = "epb.session";

/** What it needs of the world. */
export interface TokenWorld {
  readonly storage: Storage;
  now(): number;
  /** Changes a token for the next one of its session. */
  refresh(token: string): Promise<Token>;
  /** Nobody is logged in any more, though somebody was. @spec P §4 "if that fails, show the timeout" */
  onSessionEnded(): void;
}

/** The token of the session, in the browser's storage, which all its windows share. */
export class TokenKeeper {
  readonly #world: TokenWorld;
  #refreshing: Promise<string | undefined> | undefined;

  constructor(world: TokenWorld) {
    this.#world = world;
  }

  /** Whether there is a token, though it may have expired. */
  get isHeld(): boolean {
    return this.#kept() !== undefined;
  }

  /** When the session ends, however much it is used, in milliseconds since 1970. */
  get sessionEndsAt(): number {
    return this.#kept()?.sessionEndsAt ?? Number.POSITIVE_INFINITY;
  }

  /** Whether a change of the browser's storage is one of the token; all of it may have been cleared. */
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

  /** The session is over, by what the server says. */
  end(): void {
    this.clear();
    this.#world.onSessionEnded();
  }

  /** A token that has not expired; undefined where nobody is logged in. */
  async valid(): Promise<string | undefined> {
    const kept = this.#kept();
    if (kept === undefined) return undefined;
    return kept.expiresAt > this.#world.now() ? kept.token : this.refreshed(kept.token);
  }

  /**
   * The token after one that no longer holds: all who ask while it is on its way wait for the same, and another window may
   * have it already. Undefined where the session is over.
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
      // A network that is away says nothing of the session.
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
