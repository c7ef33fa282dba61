import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDatabase } from "../../../testing/database-of-run.js";
import { createPostgresLimits } from "./create-limits.js";
import { limitsBehave, QUICK_RULES } from "./limits.testing.js";

let pool: pg.Pool;
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: await createDatabase() });
});
afterAll(async () => {
  await pool.end();
});

describe("limits on a database", () => {
  beforeAll(() => createPostgresLimits(pool, QUICK_RULES));
  limitsBehave(async () => {
    await pool.query("delete from rate_limits");
    return createPostgresLimits(pool, QUICK_RULES);
  });

  test("are shared by the processes on it", async () => {
    const [one, other] = [await createPostgresLimits(pool, QUICK_RULES), await createPostgresLimits(pool, QUICK_RULES)];
    await one.take("emailCheck", { address: "192.0.2.77" });
    await other.take("emailCheck", { address: "192.0.2.77" });
    await expect(one.take("emailCheck", { address: "192.0.2.77" })).rejects.toMatchObject({ status: 429 });
  });

  test("keep nobody's address", async () => {
    const limits = await createPostgresLimits(pool, QUICK_RULES);
    await limits.take("login", { account: "private@example.org", address: "203.0.113.200" });
    const { rows } = await pool.query("select key from rate_limits");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/private|203\.0\.113/);
  });
});
