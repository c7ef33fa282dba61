import { defineConfig } from "vitest/config";

/** Where `.ci/run` wants the results as JSON. */
const resultsFile = process.env["TEST_RESULTS"];

export default defineConfig({
  resolve: { conditions: ["@epb/source"] },
  ssr: { resolve: { conditions: ["@epb/source"], externalConditions: ["@epb/source"] } },
  test: {
    include: ["packages/*/src/**/*.test.ts", "test/**/*.test.ts"],
    setupFiles: ["./test/fail-on-console.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: resultsFile === undefined ? ["default"] : ["default", ["json", { outputFile: resultsFile }]],
  },
});
