import { afterAll, beforeAll } from "vitest";
import { CONFORMANCE_COLLECTIONS } from "../../../testing/conformance-items.js";
import { type PostgresServer, startPostgres } from "../../../testing/start-postgres.js";
import { describeStore } from "../../../testing/store-conformance.js";
import { anyCollection } from "../collection.js";
import { openPostgresStore } from "./postgres-store.js";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server.stop(), 30_000);

describeStore("PostgreSQL store", async () => ({
  store: await openPostgresStore(await server.createDatabase(), {
    collections: CONFORMANCE_COLLECTIONS.map(anyCollection),
  }),
  dispose: async () => {},
}));
