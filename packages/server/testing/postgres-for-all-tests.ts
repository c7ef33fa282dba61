import type { TestProject } from "vitest/node";
import type { DatabaseTemplate } from "./copied-database.js";
import { Program } from "./run-program.js";
import { startPostgres } from "./start-postgres.js";

declare module "vitest" {
  interface ProvidedContext {
    /** There is one where tests run on PostgreSQL; without it they run on the file store. */
    readonly databaseTemplate?: DatabaseTemplate;
  }
}

/** Starts one PostgreSQL for all test files of the project, before the first of them; it ends with the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ isDurable: false });
  try {
    const url = new URL(await postgres.createDatabase());
    // By a process of its own: what is set up here is loaded without the packages' sources.
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
