import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import type {} from "../../../../test/testing/provided-context.js";
import { Program } from "../../../server/testing/run-program.js";

/** Prepares two data folders once per run: one with accounts only, and one filled with projects. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "epb-sites-"));
  const prepare = async (content: "people" | "filled"): Promise<string> => {
    const path = join(folder, content);
    await new Program(new URL("prepare-site.ts", import.meta.url), path, content).untilEnd();
    return path;
  };
  const [people, filled] = await Promise.all([prepare("people"), prepare("filled")]);
  provide("preparedSites", { people, filled });
  return () => rm(folder, { recursive: true });
}
