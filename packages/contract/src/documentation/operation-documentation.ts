import { LIST_FAILED_JOBS } from "../calls/failed-job-calls.js";
import { READ_AUDIT_LOG, READ_ERROR_LOG, WRITE_APP_LOG, WRITE_ERROR_LOG } from "../calls/log-calls.js";
import { LIST_KEPT_FIGURES, LIST_RECALCULATIONS, START_RECALCULATION } from "../calls/recalculation-calls.js";
import { type Documentation, example } from "./call-documentation.js";
import { INSTANT, OTHER_ID, PROJECT_ID, USER_ID } from "./example-values.js";

const CLIENT_ERROR = {
  name: "TypeError",
  appId: "epb",
  time: 1_795_262_400_000,
  url: "/portfolio/list",
  status: null,
  message: "x is undefined",
} as const;

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

/** Logs, jobs, and the recalculation of all projects. */
export const OPERATION_DOCUMENTATION: Documentation = {
  examples: [
    example(WRITE_APP_LOG, { body: { logLevel: "warn", message: "The connection was lost and found again." } }),
    example(WRITE_ERROR_LOG, { body: { ...CLIENT_ERROR, id: "k3j9", user: "ada@bright.example.org" } }),
    example(READ_ERROR_LOG, {
      reply: { items: [{ ...CLIENT_ERROR, id: OTHER_ID, clientId: "k3j9", userId: USER_ID, receivedAt: INSTANT }] },
    }),
    example(READ_AUDIT_LOG, {
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
    }),
    example(LIST_FAILED_JOBS, {
      reply: {
        items: [{ id: OTHER_ID, kind: "mail.send", failedAt: INSTANT, tries: 8, error: "No mail server answers." }],
      },
    }),
    example(LIST_RECALCULATIONS, { reply: [RECALCULATION] }),
    example(START_RECALCULATION, { reply: RECALCULATION, replyName: "Recalculation" }),
    example(LIST_KEPT_FIGURES, {
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
    }),
  ],
  words: {
    "ListFailedJobsReply.items.kind": "Which kind: `mail.send` is a message.",
    "ListFailedJobsReply.items.error": "What went wrong the last time, for people.",
    failedAt: "When it was given up, an ISO 8601 instant.",
    tries: "How often it was begun; absent where that is not known.",
    startedAt: "When it began, an ISO 8601 instant.",
    finishedAt: "When it ended, an ISO 8601 instant; absent while it is under way.",
    comparedWith: "Version of the engine that comes to others.",
    examples: "The first of them.",
    computed: "What it comes to today; absent where there is none.",
    logLevel: "How serious it is.",
    appId: "Always epb.",
    user: "As the client knows it; who it was the server knows itself.",
    time: "Milliseconds since 1970, by the client's clock.",
    stack: "Stack trace of the client; absent for errors of calls.",
    clientId: "As the client numbered the error: people quote it to support.",
    receivedAt: "By the server's clock, an ISO 8601 instant.",
    "WriteErrorLogBody.status": "HTTP status of the reply that failed; null where it was no reply.",
    "ReadErrorLogReply.items.status": "HTTP status of the reply that failed; null where it was no reply.",
    "WriteErrorLogBody.id": "As the client numbers it.",
    "WriteErrorLogBody.name": "Name of the error: `TypeError`.",
    "WriteErrorLogBody.url": "Path of the screen.",
    "ReadErrorLogReply.items.name": "Name of the error: `TypeError`.",
    "ReadErrorLogReply.items.url": "Path of the screen.",
    sequence: "Counts the entries from 1 without a gap.",
    "readAuditLog.order": "The newest entries first, as without it, or the oldest.",
    "readAuditLog.cursor":
      "The `next` of the page before: the number of an entry. Whoever follows the log asks for the oldest first, from the last number on that they have.",
    "readAuditLog.actorId": "Id of the account that did it.",
    "readAuditLog.action": "What was done.",
    "readAuditLog.subjectId": "Id of what it was done to.",
    "readAuditLog.from": "Entries at or after this instant.",
    "readAuditLog.before": "Entries before this instant.",
    "ReadAuditLogReply.next": "Cursor of the next page; absent on the last.",
    "readErrorLog.search":
      "Words that all stand in the name, the beginning of the message, the path, the status or the reference of the client.",
    action: "What was done: `project.submitted`.",
    actorId: "Id of the account that did it; absent for what the server did itself.",
    subject: "What it was done to.",
    "subject.kind": "Which kind of thing: `projects`.",
    "subject.id": "Id of the thing.",
    details: "More about it.",
    "ListKeptFiguresReply.items.figures": "How many figures differ.",
    hash: "SHA-256 over the entry and the hash of the one before.",
    "Recalculation.total": "Projects there were at the start.",
    "Recalculation.looked": "Projects that were looked at: the sum of the following.",
    "Recalculation.current": "Projects that this engine had calculated already.",
    "Recalculation.same": "Projects that come to the figures that they had.",
    "Recalculation.changed": "Projects that have other figures now.",
    "Recalculation.kept": "Approved projects that would have other figures today; those that were approved stay.",
    "Recalculation.failed": "Projects that the engine refuses as they are.",
  },
};
