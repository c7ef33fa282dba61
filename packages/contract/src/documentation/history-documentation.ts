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
      "Person who took the step; absent for steps of the server, which recalculates projects when it has a newer engine.",
    "GetActivityReply.items.action": "Action, by its name in the audit log.",
    person: "Name or email address of the person whose access changed.",
    "GetActivityReply.items.text": "Comment, reason, or note of the person, with its line breaks.",
    "GetActivityReply.items.finding": "Place and message of the accepted finding.",
    "GetActivityReply.items.scenario": "Name of the saved or deleted scenario.",
    "GetActivityReply.items.findings": "Number of errors and of warnings in the uploaded workbook.",
    labels: "Names of the first inputs that changed.",
    effect: "Main figures that the step changed.",
    "inputs.count": "Number of inputs that changed.",
    "GetActivityReply.items.revision": "Revision of the project after the step; absent if the content did not change.",
    "GetActivityReply.items.restored": "Earlier revision whose inputs were restored.",
    "GetActivityReply.items.engine": "Engine that recalculated the project.",
    "GetActivityReply.items.inputs": "Inputs that changed.",
    figures: "Figures with their values.",
    inputs: "Inputs with their values.",
    "figures.kind": "attributed if parts of the change add up to the whole change.",
    sections: "Changed sections: `financing`, `ecms`, `record`, `notes`. Empty if only the engine changed.",
    "GetHistoryReply.items.by":
      "Person who made the change; absent for changes by the server, which recalculates projects when it has a newer engine.",
    engine: "Change of the engine version since the previous calculation; absent if the version is the same.",
    engines: "Engine versions between the two revisions, oldest first; absent if the version did not change.",
    "engine.from": "Engine version of the previous calculation.",
    "engines.from": "Engine version of the previous calculation.",
    "engine.to": "Engine version from this revision on.",
    "engines.to": "Engine version from that revision on.",
    "engine.figures": "Number of figures that changed; absent if inputs changed too, because they may be the cause.",
    "engines.figures": "Number of figures that changed; absent if inputs changed too, because they may be the cause.",
    "engines.revision": "First revision that this version calculated.",
    "engines.examples":
      "Figures that changed although the inputs are the same, figures of the financial summary first; absent if inputs changed too.",
    "GetHistoryReply.items.revision": "Revision number of the project, from 1.",
    restored: "Earlier revision whose inputs were restored; absent if no revision was restored.",
    isRestorable:
      "True if the revision can be restored. Earlier versions of the program did not store all data that a restoration needs.",
    "restored.revision": "Earlier revision.",
    "restored.reason": "Reason for the restoration.",
    "restoreRevision.revision": "Revision whose inputs the project gets again.",
    "RestoreRevisionBody.reason": "Reason for the restoration. The history and the audit log keep it.",
    "getAttribution.revision": "Later revision.",
    "getAttribution.from": "Earlier revision. Default: the previous revision.",
    "getAttribution.figure": "Path of one figure to explain. Default: the figures of the financial summary.",
    "GetAttributionReply.from": "Earlier revision.",
    "GetAttributionReply.to": "Later revision.",
    change: "Change of the figure; the parts add up to it.",
    amount: "Contribution of the part to the change.",
    "parts.changes": "Paths of the changes that made this contribution.",
  },
};
