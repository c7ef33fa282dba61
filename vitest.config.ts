import { defineConfig } from "vitest/config";

/** Where `.ci/run` wants the results as JSON. */
const resultsFile = process.env["TEST_RESULTS"];

/** What speaks HTTP, or rests on how a store behaves: it has to come out the same on both of them. */
const ON_BOTH_STORES = [
  "packages/server/src/{accounts,recalculation,routes,security,sweep}/**/*.test.ts",
  "packages/server/src/statistics/aggregates.test.ts",
];
/** Those of them that start a PostgreSQL of their own, or have nothing to do with a store. */
const ON_ONE = [
  "**/*-on-postgres.test.ts",
  "**/{guessable-password,password-hash,security-page,documentation-routes,site-routes}.test.ts",
];

export default defineConfig({
  resolve: { conditions: ["@epb/source"] },
  ssr: { resolve: { conditions: ["@epb/source"], externalConditions: ["@epb/source"] } },
  test: {
    setupFiles: ["./test/fail-on-console.ts", "./packages/viewer/testing/wait-for-components.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for comes after requests and screens, on a machine that is busy with other tests.
    expect: { poll: { timeout: 20_000 } },
    reporters: resultsFile === undefined ? ["default"] : ["default", ["json", { outputFile: resultsFile }]],
    projects: [
      {
        extends: true,
        test: {
          name: "all",
          include: ["packages/*/src/**/*.test.{ts,tsx}", "packages/viewer/journeys/**/*.test.ts", "test/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "on PostgreSQL",
          include: ON_BOTH_STORES,
          exclude: ON_ONE,
          globalSetup: ["./packages/server/testing/postgres-for-all-tests.ts"],
        },
      },
    ],
  },
});
