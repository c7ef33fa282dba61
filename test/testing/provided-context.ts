import type { DatabaseTemplate } from "../../packages/server/testing/copied-database.js";

declare module "vitest" {
  /** Services and data that are prepared once per run. */
  interface ProvidedContext {
    /** Data folders from which the sites of journeys start. */
    readonly preparedSites: { readonly people: string; readonly filled: string };
    /** Database that tests on PostgreSQL copy; absent where tests use the file store. */
    readonly databaseTemplate?: DatabaseTemplate;
  }

  interface TaskMeta {
    /** Screenshots and traces of a failed journey. */
    evidence?: readonly string[];
  }
}
