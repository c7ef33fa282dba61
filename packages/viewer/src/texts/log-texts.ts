const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** The error log and the audit log. */
export const LOG_TEXTS = {
  errorLead: "What browsers of people who are logged in have reported, the newest first. Only the newest are kept.",
  errorCaption: "Reported errors",
  noErrors: "No errors have been reported",
  noErrorsText: "That is how it should be.",
  filter: "Filter",
  received: "Received",
  error: "Error",
  screen: "Screen",
  status: "Status",
  user: "User",
  reference: "Reference",
  clientTime: "By the clock of the browser",
  stack: "Stack",
  message: "Message",
  auditLead: "Everything that has changed something, the newest first. Each entry holds the hash of the one before.",
  auditCaption: "Entries of the audit log",
  noEntries: "Nothing has happened yet",
  sequence: "No.",
  at: "Time",
  action: "Action",
  allActions: "All actions",
  by: "By",
  subject: "Subject",
  hash: "Hash",
  server: "The server",
  loaded: (number: number): string =>
    `Filters look at the ${count(number, "entry", "entries")} that ${number === 1 ? "is" : "are"} loaded. Load more to look further back.`,
  unnamedUser: (id: string): string => `Account ${id.slice(0, 8)}`,
} as const;
