export type SettingName = `EPB_${string}`;

/** A variable of the environment. The table of all of them is read, explained and documented from here. */
export interface Setting {
  readonly name: SettingName;
  readonly topic: SettingTopic;
  /** Effect of the setting, for the operator. */
  readonly means: string;
  /** Default value, or its description. */
  readonly otherwise: string;
  /** Never shown. The variable with the suffix `_FILE` names a file with the secret instead. */
  readonly isSecret?: true;
}

const SETTING_TOPICS = ["Network and process", "Data", "Accounts", "Email and support", "Site"] as const;
type SettingTopic = (typeof SETTING_TOPICS)[number];

/** All variables, in the order in which they are explained. */
export const SETTINGS: readonly Setting[] = [
  {
    name: "EPB_HOST",
    topic: "Network and process",
    means: "address to listen on; 0.0.0.0 listens on all networks of the machine",
    otherwise: "127.0.0.1",
  },
  {
    name: "EPB_PORT",
    topic: "Network and process",
    means: "port to listen on; 0 selects a free port",
    otherwise: "8080",
  },
  {
    name: "EPB_PUBLIC_URL",
    topic: "Network and process",
    means: "URL of the site; links in emails begin with this URL",
    otherwise: "http://localhost with the port",
  },
  {
    name: "EPB_PRODUCTION",
    topic: "Network and process",
    means: "true or false: a production site requires https and a token secret",
    otherwise: "true unless the public URL is on this machine",
  },
  {
    name: "EPB_TRUST_PROXY",
    topic: "Network and process",
    means:
      "true if a reverse proxy terminates TLS and sends the client address in X-Forwarded-For; the server uses the last entry",
    otherwise: "false",
  },
  {
    name: "EPB_RUNS",
    topic: "Network and process",
    means:
      "both, server (answers requests, runs no jobs), or worker (runs jobs, answers no requests); server or worker requires a database",
    otherwise: "both",
  },
  {
    name: "EPB_STOP_SECONDS",
    topic: "Network and process",
    means: "seconds for running requests to finish when the server stops, 0 to 600",
    otherwise: "20",
  },
  {
    name: "EPB_LOG_LEVEL",
    topic: "Network and process",
    means: "fatal, error, warn, info, debug, or silent",
    otherwise: "info; warn in a terminal",
  },
  {
    name: "EPB_METRICS_TOKEN",
    topic: "Network and process",
    means: "bearer token for /metrics, at least 16 characters; without a token, only this machine can read the metrics",
    otherwise: "none",
    isSecret: true,
  },
  {
    name: "EPB_DATA_FOLDER",
    topic: "Data",
    means: "folder for all data; with a database, only for the outbox and the token secret of a development site",
    otherwise: "epb-data",
  },
  {
    name: "EPB_DATABASE_URL",
    topic: "Data",
    means: "PostgreSQL database to use instead of the data folder, as postgresql://user:password@host/database",
    otherwise: "none: the data folder",
    isSecret: true,
  },
  {
    name: "EPB_LOG_DAYS",
    topic: "Data",
    means: "days to keep error reports of clients, 1 to 3650; the audit log is kept permanently",
    otherwise: "90",
  },
  {
    name: "EPB_TOKEN_SECRET",
    topic: "Accounts",
    means:
      "secret that signs session tokens, at least 32 characters, the same on all servers; required on a production site",
    otherwise: "created in the data folder of a development site",
    isSecret: true,
  },
  {
    name: "EPB_ADMIN_EMAIL",
    topic: "Accounts",
    means: "email address of the first administrator, whose account is created on a new site",
    otherwise: "admin@ with the host of the public URL",
  },
  {
    name: "EPB_PASSWORD_POLICY",
    topic: "Accounts",
    means: "default (14 to 30 characters) or nist (15 to 128 characters)",
    otherwise: "default",
  },
  {
    name: "EPB_EMAIL_EXISTS",
    topic: "Accounts",
    means:
      "reveal or blind: the account request form and the access dialog of a project show (reveal) or hide (blind) that an email address has an account",
    otherwise: "reveal",
  },
  {
    name: "EPB_TOKEN_MINUTES",
    topic: "Accounts",
    means: "minutes until an access token expires and the client exchanges it, 1 to 60",
    otherwise: "15",
  },
  {
    name: "EPB_IDLE_MINUTES",
    topic: "Accounts",
    means: "minutes without activity after which a session ends, EPB_TOKEN_MINUTES to 1440",
    otherwise: "30",
  },
  {
    name: "EPB_SESSION_HOURS",
    topic: "Accounts",
    means: "hours after which a session ends in any case, 1 to 24",
    otherwise: "12",
  },
  {
    name: "EPB_SMTP_URL",
    topic: "Email and support",
    means: "mail server, as smtps://user:password@host or smtp://host:587",
    otherwise: "none: emails are written to the outbox",
    isSecret: true,
  },
  {
    name: "EPB_MAIL_FROM",
    topic: "Email and support",
    means: "sender address of emails",
    otherwise: "the support address",
  },
  {
    name: "EPB_OUTBOX_FOLDER",
    topic: "Email and support",
    means: "folder for emails, one file each, if no mail server is set",
    otherwise: "outbox in the data folder",
  },
  {
    name: "EPB_SUPPORT_EMAIL",
    topic: "Email and support",
    means: "support address in emails and on help pages",
    otherwise: "support@ with the host of the public URL",
  },
  {
    name: "EPB_SUPPORT_PHONE",
    topic: "Email and support",
    means: "phone number on help pages",
    otherwise: "none",
  },
  {
    name: "EPB_TEST_SITE",
    topic: "Site",
    means: "true on a test site: shows test controls, hides applications",
    otherwise: "false",
  },
  {
    name: "EPB_MINIMUM_GROUP_SIZE",
    topic: "Site",
    means: "minimum number of projects in a group that statistics show, 1 to 100",
    otherwise: "5",
  },
  {
    name: "EPB_VIEWER_FOLDER",
    topic: "Site",
    means: "folder with the built viewer; `none` shows a short page instead",
    otherwise: "viewer that comes with the server",
  },
];

/** The table as text with a maximum number of columns, for a terminal. */
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
  return ["| variable | meaning | default |", "|---|---|---|", ...rows].join("\n");
}
