import { type CallExamples, INSTANT, OTHER_ID, PROJECT_ID, USER_ID } from "./call-example.js";

const TRAINING_DATE = {
  trainingType: 1,
  startTime: "2027-01-12T17:00:00Z",
  endTime: "2027-01-12T18:00:00Z",
  url: "https://training.example.org/introduction",
  content: "From the first measure to the first schedule.",
} as const;

const RECALCULATION = {
  id: OTHER_ID,
  engineVersion: "1.1.0",
  startedAt: INSTANT,
  finishedAt: "2026-11-21T17:09:41.120Z",
  total: 410,
  looked: 410,
  current: 0,
  same: 402,
  changed: 5,
  kept: 3,
  failed: 0,
} as const;

const CLIENT_ERROR = {
  name: "TypeError",
  appId: "epb",
  time: 1_795_262_400_000,
  url: "/portfolio/list",
  status: null,
  message: "x is undefined",
} as const;

/** The site, help and logs. */
export const SITE_EXAMPLES: CallExamples = {
  siteSettings: {
    reply: {
      isTestSite: false,
      publicUrl: "https://epb.example.org",
      supportEmail: "support@epb.example.org",
      supportPhone: "303-555-0100",
      passwordPolicy: { minLength: 14, maxLength: 30 },
      tellsEmailExists: true,
      minimumGroupSize: 5,
      idleSeconds: 1800,
      uploadBytes: 20_000_000,
      engineVersion: "1.0.0",
      templates: [
        {
          kind: "epx",
          title: "ePX template",
          version: "1.1.2",
          projectType: 2,
          fileName: "epx-1.1.2.xlsx",
          url: "/assets/templates/epx-1.1.2.xlsx",
        },
      ],
    },
  },
  lists: {
    reply: {
      marketSegments: [
        { id: 1, name: "Federal Government" },
        { id: 2, name: "State/Local Government" },
      ],
      countries: [{ id: "US", name: "United States" }],
    },
  },
  listTrainingDates: { reply: { _items: [{ id: OTHER_ID, ...TRAINING_DATE }] } },
  createTrainingDate: { body: TRAINING_DATE, reply: { id: OTHER_ID, ...TRAINING_DATE } },
  changeTrainingDate: { body: TRAINING_DATE, reply: { id: OTHER_ID, ...TRAINING_DATE } },
  glossary: {
    reply: { items: [{ term: "Project Viewer", definition: "A user who can read a project but not change it." }] },
  },
  writeAppLog: { body: { logLevel: "warn", message: "The connection was lost and found again." } },
  writeErrorLog: { body: { ...CLIENT_ERROR, id: "k3j9", user: "ada@bright.example.org" } },
  readErrorLog: {
    reply: { items: [{ ...CLIENT_ERROR, id: OTHER_ID, clientId: "k3j9", userId: USER_ID, receivedAt: INSTANT }] },
  },
  readAuditLog: {
    reply: {
      items: [
        {
          sequence: 41,
          at: INSTANT,
          action: "project.submitted",
          actorId: USER_ID,
          subject: { kind: "projects", id: PROJECT_ID },
          details: { revision: 3 },
          hash: "d3b720b6c463ba929f9f8f5efaade092e6aaea3a1255257b65dbf5fdfd529484",
        },
      ],
      next: "41",
    },
  },
  listRecalculations: { reply: [RECALCULATION] },
  startRecalculation: { reply: RECALCULATION },
  listKeptFigures: {
    reply: {
      items: [
        {
          projectId: PROJECT_ID,
          projectName: "Town hall",
          approvedWith: "1.0.0",
          comparedWith: "1.1.0",
          at: INSTANT,
          figures: 1,
          examples: [
            { path: "projectSummary.financialSummary.totalInterest", approved: "1268950", computed: "1268948" },
          ],
        },
      ],
    },
  },
  listFailedJobs: {
    reply: {
      items: [{ id: OTHER_ID, kind: "mail.send", failedAt: INSTANT, tries: 8, error: "No mail server answers." }],
    },
  },
};
