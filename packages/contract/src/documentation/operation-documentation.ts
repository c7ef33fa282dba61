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
    example(WRITE_APP_LOG, { body: { logLevel: "warn", message: "The connection was lost and restored." } }),
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
            subject: { kind: "projects", id: PROJECT_ID, name: "Elm Grove Schools" },
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
    "ListFailedJobsReply.items.kind": "Kind of job: `mail.send` sends an email.",
    "ListFailedJobsReply.items.error": "Error of the last try, for people.",
    failedAt: "Time of the last failure, ISO 8601. The server does not retry the job.",
    tries: "Number of tries; absent if not known.",
    startedAt: "Start, ISO 8601.",
    finishedAt: "End, ISO 8601; absent while the recalculation runs.",
    comparedWith: "Version of the engine that calculates different figures.",
    examples: "First figures that differ.",
    computed: "Value that the current engine calculates; absent if there is no value.",
    logLevel: "Severity of the log line.",
    appId: "Always epb.",
    user: "User according to the client. The server also records the signed-in user.",
    time: "Time of the client's clock, milliseconds since 1970.",
    stack: "Stack trace of the client; absent for errors of requests.",
    clientId: "Number that the client gave the error. People quote it to support.",
    receivedAt: "Time of the server's clock, ISO 8601.",
    "WriteErrorLogBody.status": "HTTP status of the failed reply; null if there was no reply.",
    "ReadErrorLogReply.items.status": "HTTP status of the failed reply; null if there was no reply.",
    "WriteErrorLogBody.id": "Number that the client gives the error.",
    "WriteErrorLogBody.name": "Name of the error: `TypeError`.",
    "WriteErrorLogBody.url": "Path of the screen.",
    "ReadErrorLogReply.items.name": "Name of the error: `TypeError`.",
    "ReadErrorLogReply.items.url": "Path of the screen.",
    sequence: "Number of the entry, from 1 without gaps.",
    "readAuditLog.order": "Sort order: newest entries first (default) or oldest entries first.",
    "readAuditLog.cursor":
      "`next` of the previous page: the number of an entry. To follow the log, request the oldest entries first, from the last number that you have.",
    "readAuditLog.actorId": "ID of the account that took the action.",
    "readAuditLog.action": "Action.",
    "readAuditLog.exceptSignIns": "True to leave out sign-ins and sign-outs.",
    "readAuditLog.subjectId": "ID of the object of the action.",
    "readAuditLog.from": "Only entries at or after this time.",
    "readAuditLog.before": "Only entries before this time.",
    "ReadAuditLogReply.next": "Cursor of the next page; absent on the last page.",
    "readErrorLog.search":
      "Search words. All must occur in the name, the beginning of the message, the path, the status, or the number that the client gave the error.",
    action: "Action: `project.submitted`.",
    actorId: "ID of the account that took the action; absent for actions of the server.",
    subject: "Object of the action.",
    "subject.kind": "Kind of object: `projects`.",
    "subject.name": "Present name of the project; absent for other objects and deleted projects.",
    "subject.id": "ID of the object.",
    details: "Details of the action.",
    "ListKeptFiguresReply.items.figures": "Number of figures that differ.",
    hash: "SHA-256 hash of the entry and of the hash of the previous entry.",
    "Recalculation.total": "Number of projects at the start.",
    "Recalculation.looked": "Number of processed projects: the sum of the following counts.",
    "Recalculation.current": "Projects that this engine version had already calculated.",
    "Recalculation.same": "Projects whose figures stayed the same.",
    "Recalculation.changed": "Projects whose figures changed.",
    "Recalculation.kept":
      "Approved projects that this engine version would calculate differently. Their approved figures stay.",
    "Recalculation.failed": "Projects that the engine refuses to calculate.",
  },
};
