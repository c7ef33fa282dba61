import { afterEach, beforeEach, describe } from "vitest";
import type { Store } from "../src/store/store.js";
import { describeBlobsAndAudit } from "./conformance/blobs-and-audit.js";
import { describeFinding } from "./conformance/finding.js";
import { describeRandomOperations } from "./conformance/random-operations.js";
import { describeTransactions } from "./conformance/transactions.js";
import { describeWriting } from "./conformance/writing.js";

/** A new, empty store, and the function that removes it after it is closed. */
export interface OpenedStore {
  readonly store: Store;
  dispose(): Promise<void>;
}

/** Returns the store of the current test. */
export type CurrentStore = () => Store;

/**
 * Tests for every store. Each test gets a new store from `open`. Stores that create tables in advance use
 * `CONFORMANCE_COLLECTIONS`.
 */
export function describeStore(name: string, open: () => Promise<OpenedStore>): void {
  describe(name, () => {
    let opened: OpenedStore;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(async () => {
      await opened.store.close();
      await opened.dispose();
    });
    const current: CurrentStore = () => opened.store;
    describeWriting(current);
    describeFinding(current);
    describeTransactions(current);
    describeBlobsAndAudit(current);
    describeRandomOperations(open);
  });
}
