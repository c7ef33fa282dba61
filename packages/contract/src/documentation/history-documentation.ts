import { GET_ACTIVITY, GET_ATTRIBUTION, GET_HISTORY, RESTORE_REVISION } from "../calls/history-calls.js";
import { type Documentation, example } from "./call-documentation.js";
import { INSTANT, INTEREST, OTHER_ID, PROJECT_STATE, USER_ID } from "./example-values.js";

const PAYBACK = "projectSummary.financialSummary.simplePayback";

/** Revisions of a project, and what its figures changed by. */
export const HISTORY_DOCUMENTATION: Documentation = {
  examples: [
    example(GET_ACTIVITY, {
      reply: {
        items: [
          {
            id: OTHER_ID,
            at: INSTANT,
            action: "project.returned",
            by: { id: USER_ID, name: "Ada Lovelace" },
            text: "Add the escalation of natural gas.",
          },
        ],
      },
    }),
    example(GET_HISTORY, {
      reply: {
        items: [
          {
            revision: 4,
            at: INSTANT,
            engine: { from: "1.2.0", to: "1.3.0", figures: 1 },
            sections: [],
            isRestorable: true,
          },
          {
            revision: 3,
            at: INSTANT,
            by: { id: USER_ID, name: "Ada Lovelace" },
            sections: ["financing"],
            isRestorable: true,
          },
        ],
      },
    }),
    example(GET_ATTRIBUTION, {
      reply: {
        from: 2,
        to: 4,
        engines: [
          {
            revision: 4,
            from: "1.2.0",
            to: "1.3.0",
            figures: 1,
            examples: [{ path: PAYBACK, label: "Simple payback", unit: "years", before: "14.2", after: "14.1" }],
          },
        ],
        changes: [
          {
            path: "financing.indexRate",
            label: "Index rate",
            inputs: [
              { path: "financing.indexRate", label: "Index rate", kind: "changed", before: "0.0425", after: "0.045" },
            ],
          },
        ],
        figures: [
          {
            path: INTEREST,
            label: "Total interest",
            unit: "$",
            kind: "attributed",
            before: "1268950",
            after: "1359204",
            change: "90254",
            parts: [{ changes: ["financing.indexRate"], amount: "90254" }],
          },
        ],
      },
    }),
    example(RESTORE_REVISION, {
      body: { reason: "The wrong workbook was uploaded.", revision: 4 },
      reply: { ...PROJECT_STATE, revision: 5 },
    }),
  ],
  words: {
    "GetActivityReply.items.by":
      "Who did it; absent where nobody did: the server calculates projects anew when it has a newer engine.",
    "GetActivityReply.items.action": "What was done, as the audit log names it.",
    person: "Name or email address of the person whose access it is about.",
    "GetActivityReply.items.text": "What was written: a comment, a reason, or a note, with its line breaks.",
    "GetActivityReply.items.finding": "The accepted finding: its place and message.",
    "GetActivityReply.items.findings": "How many errors and warnings the uploaded workbook had.",
    labels: "Names of the first inputs that changed.",
    effect: "Main figures that the step changed.",
    "inputs.count": "How many inputs changed.",
    "GetActivityReply.items.revision":
      "Revision of the project after the step; absent where the content stayed as it was.",
    "GetActivityReply.items.restored": "The earlier revision whose inputs were restored.",
    "GetActivityReply.items.engine": "The engine that calculated the project anew.",
    "GetActivityReply.items.inputs": "Inputs that changed.",
    figures: "Figures with their values.",
    inputs: "Inputs with their values.",
    "figures.kind": "attributed where parts of the change add up to it.",
    sections: "What changed: `financing`, `ecms`, `record`, `notes`; nothing where only the engine is another.",
    "GetHistoryReply.items.by":
      "Who changed it; absent where nobody did: the server calculates projects anew when it has a newer engine.",
    engine:
      "Another version of the engine than the one that had calculated the project before; absent where it is the same.",
    engines:
      "Versions of the engine that came between the two revisions, the earliest first; absent where there was none.",
    "engine.from": "Version that calculated the project before.",
    "engines.from": "Version that calculated the project before.",
    "engine.to": "Version that calculates it from this revision on.",
    "engines.to": "Version that calculates it from that revision on.",
    "engine.figures": "How many figures came out otherwise; absent where inputs changed as well, which may be why.",
    "engines.figures": "How many figures came out otherwise; absent where inputs changed as well, which may be why.",
    "engines.revision": "The first revision that it calculated.",
    "engines.examples":
      "Figures that came out otherwise of the same inputs, those of the financial summary first; absent where inputs changed as well.",
    "GetHistoryReply.items.revision": "Counts the changes of the project, from 1.",
    restored: "The earlier revision whose inputs this revision has again; absent where none was restored.",
    isRestorable:
      "Whether the revision can be restored. An earlier version of the program did not note all that a restoration needs.",
    "restored.revision": "The earlier revision.",
    "restored.reason": "Why it was restored.",
    "restoreRevision.revision": "The revision whose inputs the project gets again.",
    "RestoreRevisionBody.reason": "Why the revision is restored. The history and the audit log keep it.",
    "getAttribution.revision": "The later revision.",
    "getAttribution.from": "The earlier revision; the one before without it.",
    "getAttribution.figure": "Path of the one figure to tell of; those of the financial summary without it.",
    "GetAttributionReply.from": "The earlier revision.",
    "GetAttributionReply.to": "The later revision.",
    change: "How much the figure changed; the parts add up to it.",
    amount: "What it contributed to the change.",
    "parts.changes": "Paths of the changes that contributed it.",
  },
};
