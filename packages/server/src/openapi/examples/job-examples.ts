import { type CallExamples, INSTANT, OTHER_ID, PROJECT_ID } from "./call-example.js";

const RECALCULATION = {
  id: OTHER_ID,
  engineVersion: "1.3.0",
  startedAt: INSTANT,
  total: 4120,
  looked: 1025,
  current: 12,
  same: 981,
  changed: 27,
  kept: 5,
  failed: 0,
};

/** Calls about the recalculation of all projects. */
export const JOB_EXAMPLES: CallExamples = {
  listRecalculations: { reply: [RECALCULATION] },
  startRecalculation: { reply: RECALCULATION },
  listKeptFigures: {
    reply: {
      items: [
        {
          projectId: PROJECT_ID,
          projectName: "Maple Valley schools",
          approvedWith: "1.2.0",
          comparedWith: "1.3.0",
          at: INSTANT,
          figures: 1,
          examples: [{ path: "costSavings.totals.interest", approved: "1204511", computed: "1204512" }],
        },
      ],
    },
  },
};
