const KEY = "epb.nextUrl";
const VERIFY_KEY = "epb.verifyUrl";

/**
 * URLs to open after the sign-in.
 * @spec P §4 "Each redirect remembers the wanted URL"; P §2 "A /home/verify/{code} link may be stored"
 */
export class NextUrl {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  remember(url: string): void {
    if (isOurs(url) && !url.startsWith("/login") && !url.startsWith("/auth/")) this.#storage.setItem(KEY, url);
  }

  /** The requested URL, which stays; undefined if no page was requested. */
  get wanted(): string | undefined {
    const url = this.#storage.getItem(KEY);
    return url !== null && isOurs(url) ? url : undefined;
  }

  /** Returns the requested URL once; `/home` by default. */
  take(): string {
    const url = this.wanted ?? "/home";
    this.#storage.removeItem(KEY);
    return url;
  }

  /** Forgets the requested page, so that the next user does not get it. */
  forget(): void {
    this.#storage.removeItem(KEY);
    this.forgetVerification();
  }

  rememberVerification(url: string): void {
    this.#storage.setItem(VERIFY_KEY, url);
  }

  /** `/home/verify/{code}` of a link that was followed before the login. */
  get verification(): string | undefined {
    return this.#storage.getItem(VERIFY_KEY) ?? undefined;
  }

  forgetVerification(): void {
    this.#storage.removeItem(VERIFY_KEY);
  }
}

/** A path of this site, and no address of another one. */
const isOurs = (url: string): boolean => /^\/(?![/\\])/.test(url);
