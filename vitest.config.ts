import { availableParallelism } from "node:os";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { RunSummary } from "./test/reporting/run-summary.js";
import { LongestFirst } from "./test/setup/longest-first.js";
import { BUILT_PACKAGES, useBuiltPackages } from "./test/setup/use-built-packages.js";

/** File for the results as JSON, if any. `.ci/run` counts the tests in it. */
const resultsFile = process.env["TEST_RESULTS"];
/**
 * A test that takes this long hangs. No test has a limit of its own: how long a test takes depends on the machine, and on what
 * else runs there.
 */
const HANGS_AFTER_MS = 600_000;
/** Long runs of properties have no time limit. */
const isLong = process.env["EPB_TEST_RUNS"] !== undefined;

/** Tests that run on the file store and on PostgreSQL: tests over HTTP, and tests of store behavior. */
const ON_BOTH_STORES = [
  "packages/server/src/{features/{accounts,cleanup,recalculation},routes}/**/*.test.ts",
  "packages/server/src/features/statistics/aggregates.test.ts",
];
/** Tests of features that only PostgreSQL has. */
const ON_POSTGRES = [
  "packages/server/src/**/*-on-{postgres,database}.test.ts",
  "packages/server/src/store/postgres/*.test.ts",
  "packages/server/src/{http/limits/postgres-limits,background/boss-jobs,start/store-commands/move-store}.test.ts",
];
/** Tests in the folders above that use no store. */
const WITHOUT_STORE = ["**/{guessable-password,password-hash,security-page,documentation-routes,site-routes}.test.ts"];
/** Tests of the output of `npm run build`, and tests that start many processes, which the build starts faster. */
const ON_BUILT = ["packages/cli/src/{bundle,batch/bundled-check,batch/checkers}.test.ts"];
/** Tests that compare packages with one another. */
const ACROSS_PACKAGES = ["packages/viewer/src/features/workbook-check/check-parity.node.test.ts"];
/** Tests that measure delays of their own process or replace a module. They run last, one at a time. */
const ALONE = [
  "packages/server/src/features/accounts/password-hash.test.ts",
  "packages/server/src/routes/session/login-enumeration.test.ts",
  "packages/engine/src/{compare/attribution,whatif/break-even}-cost.test.ts",
];

type ProjectTest = NonNullable<TestProjectInlineConfiguration["test"]>;

/** Project whose tests load the packages from their sources, so that no build is needed. */
function fromSources(name: string, include: string[], test: ProjectTest): TestProjectInlineConfiguration {
  return {
    extends: true,
    resolve: { conditions: ["@epb/source"] },
    ssr: { resolve: { conditions: ["@epb/source"], externalConditions: ["@epb/source"] } },
    test: { ...test, name, include },
  };
}

/** Project whose tests load the packages from the build, which is faster and is the code that is shipped. */
function fromBuild(name: string, include: string[], test: ProjectTest): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: [useBuiltPackages()],
    test: { ...test, name, include, server: { deps: { external: [BUILT_PACKAGES] } } },
  };
}

// Whole runs use `--mode built`, after a build.
export default defineConfig(({ mode }) => {
  const project = mode === "built" ? fromBuild : fromSources;
  return {
    test: {
      setupFiles: [
        "./test/setup/fail-on-console.ts",
        "./test/setup/seed-properties.ts",
        "./packages/viewer/testing/wait-for-components.ts",
      ],
      testTimeout: isLong ? 0 : HANGS_AFTER_MS,
      hookTimeout: HANGS_AFTER_MS,
      // Replies and screens take longer while other tests use the machine.
      expect: { poll: { timeout: 60_000 } },
      // One more worker than cores uses the time in which a test waits for a process, a page, or a job.
      maxWorkers: availableParallelism() + 1,
      // Most objects of a test are short-lived. A larger young generation takes a tenth off the time of a run.
      execArgv: ["--max-semi-space-size=64"],
      // Keeps transformed modules for the next run.
      experimental: { fsModuleCache: true },
      // Test files of a project share the modules that a worker has loaded.
      isolate: false,
      sequence: { sequencer: LongestFirst },
      reporters: [
        "default",
        ...(resultsFile === undefined ? [] : [["json", { outputFile: resultsFile }] as ["json", object]]),
        new RunSummary(),
      ],
      projects: [
        fromBuild("journeys", ["packages/viewer/journeys/**/*.test.ts", "test/in-browser/**/*.test.ts"], {
          globalSetup: [
            "./test/setup/start-chromium-for-run.ts",
            "./packages/viewer/journeys/support/prepare-sites.ts",
          ],
        }),
        project("server", ["packages/server/src/**/*.test.ts"], { exclude: [...ON_POSTGRES, ...ALONE] }),
        project("postgres", [...ON_BOTH_STORES, ...ON_POSTGRES], {
          exclude: [...WITHOUT_STORE, ...ALONE],
          globalSetup: ["./packages/server/testing/start-postgres-for-run.ts"],
        }),
        project("unit", ["packages/{engine,contract,workbook,cli,viewer}/src/**/*.test.{ts,tsx}"], {
          exclude: [...ON_BUILT, ...ACROSS_PACKAGES, ...ALONE],
        }),
        project("repository", ["test/*.test.ts", ...ON_BUILT, ...ACROSS_PACKAGES], {}),
        fromSources("alone", ALONE, { isolate: true, maxWorkers: 1, sequence: { groupOrder: 1 } }),
      ],
    },
  };
});
