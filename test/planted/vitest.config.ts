import { ResultsFile } from "../reporting/results-file.js";

/** Two projects with planted failures, for the test of `scripts/test-system.ts`. */
export default {
  test: {
    reporters: ["default", new ResultsFile(process.env["TEST_RESULTS"] ?? "")],
    projects: [
      { test: { name: "journeys", include: ["journey.planted.ts"] } },
      { test: { name: "postgres", include: ["database.planted.ts"] } },
      { test: { name: "programs", include: ["program.planted.ts"] } },
    ],
  },
};
