// Makes an empty database ready: tables and queues. What each test would do, done once.
import pg from "pg";
import { ALL_COLLECTIONS } from "../../src/start/all-collections.js";
import { JOB_HANDLERS } from "../../src/start/all-jobs.js";
import { createBoss, ensureQueue } from "../../src/store/postgres/boss.js";
import { openPostgresStore } from "../../src/store/postgres/postgres-store.js";

const [url = ""] = process.argv.slice(2);
const fail = (error: Error): never => {
  throw error;
};

const store = await openPostgresStore(url, { collections: ALL_COLLECTIONS, onError: fail });
await store.close();
const pool = new pg.Pool({ connectionString: url });
const boss = createBoss(pool, { supervise: false });
await boss.start();
for (const kind of Object.keys(JOB_HANDLERS)) await ensureQueue(boss, kind);
await boss.stop({ graceful: false, close: false });
await pool.end();
