import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeStore } from "../../../testing/store-conformance.js";
import { openFileStore } from "./open-file-store.js";

describeStore("file store", async () => {
  const folder = await mkdtemp(join(tmpdir(), "epb-store-"));
  return { store: await openFileStore(folder), dispose: () => rm(folder, { recursive: true }) };
});
