import type { DatabaseTemplate } from "../../packages/server/testing/copied-database.js";

declare module "vitest" {
  /** Parts of the environment that are started or prepared once for a run. */
  interface ProvidedContext {
    /** Address at which the Chromium of the run takes connections. */
    readonly chromium: string;
    /** Data folders that sites of journeys are copied from. */
    readonly preparedSites: { readonly people: string; readonly filled: string };
    /** Database that tests on PostgreSQL copy; absent where tests use the file store. */
    readonly databaseTemplate?: DatabaseTemplate;
  }

  interface TaskMeta {
    /** Files that a failed journey has left: screenshots and traces. */
    evidence?: readonly string[];
  }
}
