import type { TestProject } from "vitest/node";
import type {} from "../../../test/testing/provided-context.js";
import { Program } from "./run-program.js";
import { startPostgres } from "./start-postgres.js";

/** Starts one PostgreSQL before the first test file and stops it after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ isDurable: false });
  try {
    const url = new URL(await postgres.createDatabase());
    // In a separate process: the setup of tests runs without the packages' sources.
    await new Program("prepare-database", url.href).untilEnd();
    const name = url.pathname.slice(1);
    url.pathname = "/postgres";
    project.provide("databaseTemplate", { administration: url.href, name });
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return () => postgres.stop();
}
