export type SettingName = `EPB_${string}`;

/** A variable of the environment. The table of all of them is read, explained and documented from here. */
export interface Setting {
  readonly name: SettingName;
  readonly topic: SettingTopic;
  /** What it does, for the person who sets it. */
  readonly means: string;
  /** What holds without it, in words or as it would be written. */
  readonly otherwise: string;
  /** Never shown; can also be given as a file, named by the variable with `_FILE` behind it. */
  readonly isSecret?: true;
}

const SETTING_TOPICS = ["Where it runs", "What it keeps", "Accounts", "Mail and support", "The site"] as const;
type SettingTopic = (typeof SETTING_TOPICS)[number];

/** All variables, in the order in which they are explained. */
export const SETTINGS: readonly Setting[] = [
  {
    name: "EPB_HOST",
    topic: "Where it runs",
    means: "address to listen on; 0.0.0.0 is every network of the machine",
    otherwise: "127.0.0.1",
  },
  { name: "EPB_PORT", topic: "Where it runs", means: "port to listen on; 0 takes a free one", otherwise: "8080" },
  {
    name: "EPB_PUBLIC_URL",
    topic: "Where it runs",
    means: "where people reach the site; links in messages begin with it",
    otherwise: "http://localhost with the port",
  },
  {
    name: "EPB_PRODUCTION",
    topic: "Where it runs",
    means: "true or false: a production site wants https and a token secret",
    otherwise: "true unless the public URL is on this machine",
  },
  {
    name: "EPB_TRUST_PROXY",
    topic: "Where it runs",
    means: "true where a proxy in front does TLS and says in X-Forwarded-For who the client is; its last entry counts",
    otherwise: "false",
  },
  {
    name: "EPB_RUNS",
    topic: "Where it runs",
    means:
      "both, server (answers requests, does no jobs) or worker (does jobs, answers no requests); apart only with a database",
    otherwise: "both",
  },
  {
    name: "EPB_STOP_SECONDS",
    topic: "Where it runs",
    means: "how long requests under way may take to finish when the server stops",
    otherwise: "20",
  },
  {
    name: "EPB_LOG_LEVEL",
    topic: "Where it runs",
    means: "fatal, error, warn, info, debug or silent",
    otherwise: "info; warn in a terminal",
  },
  {
    name: "EPB_METRICS_TOKEN",
    topic: "Where it runs",
    means: "bearer token for /metrics, 16 characters or more; without one they are given to this machine only",
    otherwise: "none",
    isSecret: true,
  },
  {
    name: "EPB_DATA_FOLDER",
    topic: "What it keeps",
    means: "folder for all data; with a database, for the outbox and the token secret of a development site",
    otherwise: "epb-data",
  },
  {
    name: "EPB_DATABASE_URL",
    topic: "What it keeps",
    means: "PostgreSQL that keeps the data instead of the folder, as postgresql://user:password@host/database",
    otherwise: "none: the data folder",
    isSecret: true,
  },
  {
    name: "EPB_LOG_DAYS",
    topic: "What it keeps",
    means: "how many days reports of errors of clients are kept, 1 to 3650; the audit log is kept for good",
    otherwise: "90",
  },
  {
    name: "EPB_TOKEN_SECRET",
    topic: "Accounts",
    means: "signs the tokens of sessions, 32 characters or more, the same on every server; a production site needs one",
    otherwise: "made in the data folder of a development site",
    isSecret: true,
  },
  {
    name: "EPB_ADMIN_EMAIL",
    topic: "Accounts",
    means: "e-mail address of the first administrator, made when there is no account yet",
    otherwise: "admin@ with the host of the public URL",
  },
  {
    name: "EPB_PASSWORD_POLICY",
    topic: "Accounts",
    means: "default (14 to 30 characters) or nist (15 to 128)",
    otherwise: "default",
  },
  {
    name: "EPB_EMAIL_EXISTS",
    topic: "Accounts",
    means:
      "reveal or blind: whether the account request form, and giving access to a project, tell that an address has an account",
    otherwise: "reveal",
  },
  {
    name: "EPB_TOKEN_MINUTES",
    topic: "Accounts",
    means: "how long an access token holds before it is changed for the next, 1 to 60",
    otherwise: "15",
  },
  {
    name: "EPB_IDLE_MINUTES",
    topic: "Accounts",
    means: "how long a session lives without being used, from the token's minutes to 1440",
    otherwise: "30",
  },
  {
    name: "EPB_SESSION_HOURS",
    topic: "Accounts",
    means: "how long a session lives at most, 1 to 24",
    otherwise: "12",
  },
  {
    name: "EPB_SMTP_URL",
    topic: "Mail and support",
    means: "mail server, as smtps://user:password@host or smtp://host:587",
    otherwise: "none: messages are written to the outbox",
    isSecret: true,
  },
  {
    name: "EPB_MAIL_FROM",
    topic: "Mail and support",
    means: "e-mail address that messages come from",
    otherwise: "the support e-mail",
  },
  {
    name: "EPB_OUTBOX_FOLDER",
    topic: "Mail and support",
    means: "folder for messages, a file each, where there is no mail server",
    otherwise: "outbox in the data folder",
  },
  {
    name: "EPB_SUPPORT_EMAIL",
    topic: "Mail and support",
    means: "e-mail address in messages and on help pages",
    otherwise: "support@ with the host of the public URL",
  },
  {
    name: "EPB_SUPPORT_PHONE",
    topic: "Mail and support",
    means: "phone number on help pages",
    otherwise: "none",
  },
  {
    name: "EPB_TEST_SITE",
    topic: "The site",
    means: "true on a site for trying things out: test controls are there, applications are not",
    otherwise: "false",
  },
  {
    name: "EPB_MINIMUM_GROUP_SIZE",
    topic: "The site",
    means: "statistics tell nothing of fewer projects than this, 1 to 100",
    otherwise: "5",
  },
  {
    name: "EPB_VIEWER_FOLDER",
    topic: "The site",
    means: "folder with the built viewer; `none`: a page that says what runs stands in for it",
    otherwise: "the one that comes with the server",
  },
];

/** The table as text of at most so many columns, for a terminal. */
export function describeSettings(columns: number): string {
  const width = Math.max(40, columns - INDENT.length);
  return SETTING_TOPICS.map((topic) => {
    const entries = SETTINGS.filter((setting) => setting.topic === topic).flatMap((setting) => [
      `  ${setting.name}${setting.isSecret === true ? " (secret)" : ""}`,
      ...wrap(`${setting.means} [${setting.otherwise}]`, width).map((line) => INDENT + line),
    ]);
    return [`${topic}:`, ...entries].join("\n");
  }).join("\n\n");
}

const INDENT = "      ";

function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The table in Markdown, for docs/OPERATIONS.md. */
export function settingsTable(): string {
  const rows = SETTINGS.map(
    ({ name, means, otherwise, isSecret }) =>
      `| \`${name}\` | ${means}${isSecret === true ? ". Secret" : ""} | ${otherwise} |`,
  );
  return ["| variable | means | without it |", "|---|---|---|", ...rows].join("\n");
}
