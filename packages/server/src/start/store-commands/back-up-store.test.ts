import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleWriter, findLostWrites, Writer } from "../../../testing/acknowledged-writes.js";
import { until } from "../../../testing/until.js";
import { SESSIONS } from "../../features/accounts/sessions.js";
import { openFileStore } from "../../store/file/open-file-store.js";
import { ALL_COLLECTIONS } from "../all-collections.js";
import { backUpStore, withBackup } from "./back-up-store.js";
import { importStoreFrom } from "./move-store.js";
import { verifyStore } from "./verify-store.js";

let folder: string;
let program: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "epb-backup-"));
  program = await bundleWriter(folder);
});
afterAll(() => rm(folder, { recursive: true }));

test("made during saves, it contains every save that was acknowledged before, and no partial one", async () => {
  const root = join(folder, "busy");
  const writer = new Writer(program, root);
  await until(() => writer.writes > 50);
  for (let round = 0; round < 3; round += 1) {
    const acknowledged = new Map(writer.acknowledged);
    const before = writer.writes;
    const lost = await withBackup(root, async (made) => {
      // Saves continue, and do not change the backup.
      const during = writer.writes;
      await until(() => writer.writes > during + 50);
      return findLostWrites(made, acknowledged);
    });
    expect(lost).toEqual([]);
    expect(writer.writes).toBeGreaterThan(before + 50);
  }
  expect((await readdir(root)).filter((name) => name.startsWith("backup-"))).toEqual([]);
  await writer.kill();
  expect(await findLostWrites(root, writer.acknowledged)).toEqual([]);
});

test("is one file, which restores the same data in a new folder, with or without a running server", async () => {
  const root = join(folder, "used");
  const store = await openFileStore(root, { collections: ALL_COLLECTIONS });
  const at = "2026-11-21T12:00:00.000Z";
  const id = "7b0b3a37-9d4c-4f21-8cf1-38c3d4f1a001";
  await store.transact((transaction) =>
    transaction.insert(SESSIONS, {
      ...{ id, userId: id, tokenId: id, tokenIssuedAt: at, startedAt: at, lastUsedAt: at, hasSecondFactor: false },
    }),
  );
  const file = join(folder, "used.epb");
  expect(await backUpStore({ dataFolder: root }, file)).toMatchObject({ kind: "done" });
  expect((await store.auditEntries(0, 5)).map(({ action }) => action)).toEqual(["store.backed-up"]);
  await store.close();
  const other = join(folder, "unused.epb");
  expect(await backUpStore({ dataFolder: root }, other)).toMatchObject({ kind: "done" });
  for (const [name, backup] of Object.entries({ file, other })) {
    const restored = { dataFolder: join(folder, `restored-${name}`) };
    expect(await importStoreFrom(restored, backup)).toMatchObject({ kind: "done" });
    expect(await verifyStore(restored)).toMatchObject({ kind: "done" });
    const opened = await openFileStore(restored.dataFolder);
    expect((await opened.get(SESSIONS, id))?.document.startedAt).toBe(at);
    await opened.close();
  }
});

test("does not overwrite a file, and fails for a database or a missing store", async () => {
  const file = join(folder, "there");
  await writeFile(file, "mine");
  const root = join(folder, "some");
  await (await openFileStore(root)).close();
  expect(await backUpStore({ dataFolder: root }, file)).toMatchObject({ kind: "refused" });
  expect(await backUpStore({ dataFolder: join(folder, "none") }, join(folder, "a"))).toMatchObject({ kind: "refused" });
  const database = { dataFolder: root, databaseUrl: "postgresql://localhost/none" };
  expect((await backUpStore(database, join(folder, "b"))).lines[0]).toContain("pg_dump");
});
