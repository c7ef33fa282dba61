/** Fields of jobs, and of the recalculation of all projects. */
export const JOB_WORDS: Readonly<Record<string, string>> = {
  "ListFailedJobsReply.items.kind": "Which kind: `mail.send` is a message.",
  "ListFailedJobsReply.items.error": "What went wrong the last time, for people.",
  failedAt: "When it was given up, an ISO 8601 instant.",
  tries: "How often it was begun; absent where that is not known.",
  engineVersion: "Version of the engine that calculates.",
  startedAt: "When it began, an ISO 8601 instant.",
  finishedAt: "When it ended, an ISO 8601 instant; absent while it is under way.",
  ...fieldsOf("Recalculation", {
    total: "Projects there were at the start.",
    looked: "Projects that were looked at: the sum of the following.",
    current: "Projects that this engine had calculated already.",
    same: "Projects that come to the figures that they had.",
    changed: "Projects that have other figures now.",
    kept: "Approved projects that would have other figures today; those that were approved stay.",
    failed: "Projects that the engine refuses as they are.",
  }),
  approvedWith: "Version of the engine that made the figures that were approved.",
  comparedWith: "Version of the engine that comes to others.",
  figures: "How many figures differ.",
  projectId: "Id of the project.",
  projectName: "Name of the project.",
  examples: "The first of them.",
  "examples.path": "Where the figure stands in the calculated values.",
  approved: "What was approved; absent where there was nothing.",
  computed: "What comes out today; absent where there is nothing.",
};

function fieldsOf(schema: string, words: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(words).map(([name, text]) => [`${schema}.${name}`, text]));
}
