import { afterEach, beforeEach, describe } from "vitest";
import type { Store } from "../src/store/store.js";
import { describeBlobsAndAudit } from "./conformance/blobs-and-audit.js";
import { describeFinding } from "./conformance/finding.js";
import { describeRandomOperations } from "./conformance/random-operations.js";
import { describeTransactions } from "./conformance/transactions.js";
import { describeWriting } from "./conformance/writing.js";

/** A new, empty store, and how to be rid of it after it was closed. */
export interface OpenedStore {
  readonly store: Store;
  dispose(): Promise<void>;
}

/** Gives the store of the test that runs. */
export type CurrentStore = () => Store;

/**
 * What every store has to do. Each test gets a store of its own from `open`. Stores that make tables of collections find
 * those of the suite in `CONFORMANCE_COLLECTIONS`.
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
