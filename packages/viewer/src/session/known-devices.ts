import { type DeviceToken, LONGEST_DEVICE, MOST_DEVICES } from "@epb/contract";

const KEY = "epb.devices";

/**
 * Device tokens from successful sign-ins, newest first: with one of them, failed attempts of other people do not lock
 * this browser out.
 */
export class KnownDevices {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  get all(): readonly string[] {
    try {
      const kept: unknown = JSON.parse(this.#storage.getItem(KEY) ?? "[]");
      return Array.isArray(kept) ? kept.filter(isToken).slice(0, MOST_DEVICES) : [];
    } catch {
      return [];
    }
  }

  keep({ device }: DeviceToken): void {
    if (device === undefined) return;
    this.#storage.setItem(KEY, JSON.stringify([device, ...this.all].slice(0, MOST_DEVICES)));
  }
}

/** The server refuses a sign-in with other values. */
const isToken = (kept: unknown): kept is string => typeof kept === "string" && kept.length <= LONGEST_DEVICE;
