import { GET_WAITING } from "../calls/waiting-calls.js";
import { type Documentation, example } from "./call-documentation.js";
import { INSTANT, OTHER_ID, PROJECT_ID } from "./example-values.js";

/** Work that waits for the caller. */
export const WAITING_DOCUMENTATION: Documentation = {
  examples: [
    example(GET_WAITING, {
      reply: {
        count: 3,
        projects: [
          { kind: "review", id: PROJECT_ID, name: "Town hall", escoName: "Bright Energy", since: INSTANT },
          { kind: "reportYear", id: OTHER_ID, name: "Library", year: 2, endedOn: "2026-09-30" },
        ],
        projectCount: 1,
        yearCount: 1,
        invitations: [{ id: OTHER_ID, projectName: "Fire station", invitedAt: INSTANT }],
        applications: [],
        accountRequests: 0,
        failedJobs: 0,
      },
      replyName: "WaitingWork",
    }),
  ],
  words: {
    "WaitingWork.count":
      "Number of things to do. All account requests are one thing, and all failed jobs are one thing.",
    "WaitingWork.projects": "First projects that wait for the caller, the most urgent first.",
    "WaitingWork.projects.kind":
      "`review` a submitted project, correct a project that was `returned` or `reopened`, `enter` data, `approveYear` or `reportYear` for a year of measurement and verification.",
    since: "Time of the submission, or of the last change, ISO 8601.",
    "WaitingWork.projects.reason": "Reason of the customer for the return.",
    "WaitingWork.projects.year": "Year of measurement and verification.",
    savingsDifference:
      "Verified savings of the year minus its guaranteed savings, $, for `approveYear`. A shortfall is negative.",
    endedOn: "End of the year.",
    projectCount: "Number of projects to review, to correct, and to enter.",
    yearCount: "Number of approvals and reports of measurement and verification that wait for the caller.",
    "WaitingWork.invitations": "First invitations to roles on projects.",
    applications: "First submitted applications that the caller reviews.",
    "WaitingWork.applications.kind": "Kind of the application: `qualifiedList` or `accreditation`.",
    accountRequests: "Number of new account requests, for administrators.",
    failedJobs: "Number of failed jobs, for administrators.",
  },
};
