import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["@epb/source"] },
  ssr: { resolve: { conditions: ["@epb/source"], externalConditions: ["@epb/source"] } },
  test: {
    include: ["packages/*/src/**/*.test.ts", "test/**/*.test.ts"],
    setupFiles: ["./test/fail-on-console.ts"],
    testTimeout: 60_000,
  },
});
