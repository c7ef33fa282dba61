import { CONFORMANCE_COLLECTIONS } from "../../../testing/conformance-items.js";
import { createDatabase } from "../../../testing/database-of-run.js";
import { describeStore } from "../../../testing/store-conformance.js";
import { anyCollection } from "../collection.js";
import { openPostgresStore } from "./postgres-store.js";

describeStore("PostgreSQL store", async () => ({
  store: await openPostgresStore(await createDatabase(), {
    collections: CONFORMANCE_COLLECTIONS.map(anyCollection),
  }),
  dispose: async () => {},
}));
