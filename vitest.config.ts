import { availableParallelism } from "node:os";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { ResultsFile } from "./test/reporting/results-file.js";
import { RunSummary } from "./test/reporting/run-summary.js";
import { LongestFirst } from "./test/setup/longest-first.js";
import { BUILT_PACKAGES, useBuiltPackages } from "./test/setup/use-built-packages.js";
import { timeLimit } from "./test/testing/runs.js";

/** File for the results, if any. `.ci/run` counts the tests in it. */
const resultsFile = process.env["TEST_RESULTS"];
/** Failures after which a run stops where nobody watches it. */
const MOST_FAILURES_IN_CI = 10;
/** How long a test may take, in ms. A test that takes longer has a limit of its own and a comment that says why. */
const LIMIT_MS: number = timeLimit(15_000);
const LIMIT_WITH_DATABASE_MS: number = timeLimit(30_000);
const LIMIT_OF_JOURNEY_MS: number = timeLimit(45_000);
/** How long `expect.poll` waits. Replies and screens take longer while other tests use the machine. */
const POLL_MS: number = timeLimit(20_000) || 20_000;

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
/** Tests of whole programs (starts, kills, power cuts), and tests that try hundreds of damaged and hostile files. */
const OF_PROGRAMS = [
  "packages/cli/src/{bundle,commands/check/bundled-check,commands/check/checkers}.test.ts",
  "packages/server/src/store/{file/{kill,real-disk},histories/linearizable-in-folder}.test.ts",
  "test/{printed-workbooks,checks-in-libreoffice,packed-packages,repeated-journeys}.test.ts",
  "test/{bad-workbooks,fuzzed-inputs,hostile-corpus,hostile-reports,hostile-workbooks}.test.ts",
];
/** Tests that compare packages with one another. */
const ACROSS_PACKAGES = ["packages/viewer/src/scenes/check/workbook-check/check-parity.node.test.ts"];
/** Tests that replace a module, which they do in a process of their own. */
const ISOLATED = ["packages/engine/src/{compare/attribution,whatif/break-even}-cost.test.ts"];

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
      bail: process.env["CI"] === undefined ? 0 : MOST_FAILURES_IN_CI,
      testTimeout: LIMIT_MS,
      hookTimeout: timeLimit(60_000),
      expect: { poll: { timeout: POLL_MS } },
      // One more worker than cores uses the time in which a test waits for a process, a page, or a job.
      maxWorkers: availableParallelism() + 1,
      // Most objects of a test are short-lived. A larger young generation takes a tenth off the time of a run.
      execArgv: ["--max-semi-space-size=64"],
      // Keeps transformed modules for the next run.
      experimental: { fsModuleCache: true },
      // Test files of a project share the modules that a worker has loaded.
      isolate: false,
      sequence: { sequencer: LongestFirst },
      reporters: ["default", ...(resultsFile === undefined ? [] : [new ResultsFile(resultsFile)]), new RunSummary()],
      projects: [
        fromBuild("journeys", ["packages/viewer/journeys/**/*.test.ts", "test/in-browser/**/*.test.ts"], {
          testTimeout: LIMIT_OF_JOURNEY_MS,
          // What a page shows next is there within a few frames.
          expect: { poll: { interval: 20, timeout: POLL_MS } },
          globalSetup: ["./test/setup/unpack-chromium.ts", "./packages/viewer/journeys/support/prepare-sites.ts"],
        }),
        project("server", ["packages/server/src/**/*.test.ts"], { exclude: [...ON_POSTGRES, ...OF_PROGRAMS] }),
        project("postgres", [...ON_BOTH_STORES, ...ON_POSTGRES], {
          exclude: [...WITHOUT_STORE, ...OF_PROGRAMS],
          testTimeout: LIMIT_WITH_DATABASE_MS,
          globalSetup: ["./packages/server/testing/start-postgres-for-run.ts"],
        }),
        project("unit", ["packages/{engine,contract,workbook,cli,viewer}/src/**/*.test.{ts,tsx}"], {
          exclude: [...OF_PROGRAMS, ...ACROSS_PACKAGES, ...ISOLATED],
        }),
        project("repository", ["test/*.test.ts", ...ACROSS_PACKAGES], { exclude: OF_PROGRAMS }),
        project("programs", OF_PROGRAMS, { testTimeout: LIMIT_OF_JOURNEY_MS }),
        fromSources("isolated", ISOLATED, { isolate: true }),
      ],
    },
  };
});
