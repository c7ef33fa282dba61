import { join } from "node:path";
import type { PasswordPolicyName } from "@epb/contract";
import * as z from "zod/mini";
import type { MailConfig } from "../../base/server-config.js";
import type { RunConfig, StoreConfig } from "./run-config.js";
import { SECRET_FILES, type SecretFiles } from "./secret-files.js";
import { type Environment, SettingReader } from "./setting-reader.js";
import {
  bearerOf,
  emailSetting,
  flag,
  hostSetting,
  oneOf,
  pathSetting,
  secretOf,
  textSetting,
  urlOf,
  wholeNumber,
} from "./setting-schemas.js";

export type ConfigResult<Config> =
  | { readonly ok: true; readonly config: Config }
  /** All that is wrong, a sentence each. No sentence holds a secret. */
  | { readonly ok: false; readonly problems: readonly string[] };

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Two tabs that refresh their token within this time get the same next one. */
const ROTATION_GRACE = 10 * SECOND;
/** HS256 signs with 32 bytes; a shorter secret can be guessed offline from one token. */
const SECRET_LENGTH = 32;
const METRICS_TOKEN_LENGTH = 16;

const MOST_MINUTES = 24 * 60;
const LOCAL_HOSTS: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Reads all settings from the environment, once. The result lists all problems. */
export function readConfig(env: Environment, files: SecretFiles = SECRET_FILES): ConfigResult<RunConfig> {
  const settings = new SettingReader(env, files);
  const port = settings.read("EPB_PORT", wholeNumber(0, 65_535), 8080);
  const publicUrl = settings.read("EPB_PUBLIC_URL", urlOf("http", "https"), `http://localhost:${port}`);
  const { hostname, protocol } = new URL(publicUrl);
  const isProduction = settings.read("EPB_PRODUCTION", flag, !LOCAL_HOSTS.has(hostname));
  const store = readStore(settings);
  const ownSupportEmail = settings.read("EPB_SUPPORT_EMAIL", z.optional(emailSetting), undefined);
  const supportEmail = ownSupportEmail ?? addressAt("support", hostname);
  const runs = settings.read("EPB_RUNS", oneOf("both", "server", "worker"), "both");
  const tokenMinutes = settings.read("EPB_TOKEN_MINUTES", wholeNumber(1, 60), 15);
  const idleMinutes = settings.read("EPB_IDLE_MINUTES", wholeNumber(1, MOST_MINUTES), 30);
  if (isProduction && protocol !== "https:") {
    settings.refuse("EPB_PUBLIC_URL", "must begin with https:// on a production site");
  }
  if (runs !== "both" && store.databaseUrl === undefined) {
    settings.refuse(
      "EPB_RUNS",
      "can be server or worker only with a database (EPB_DATABASE_URL); only one process can use a folder",
    );
  }
  if (idleMinutes < tokenMinutes) settings.refuse("EPB_IDLE_MINUTES", "must be at least EPB_TOKEN_MINUTES");
  const metricsToken = settings.readSecret("EPB_METRICS_TOKEN", bearerOf(METRICS_TOKEN_LENGTH));
  const viewerFolder = settings.read("EPB_VIEWER_FOLDER", z.optional(pathSetting), undefined);
  const config: RunConfig = {
    server: {
      // eslint-disable-next-line regexp/no-super-linear-move -- The text is a setting of the operator.
      publicUrl: publicUrl.replace(/\/+$/, ""),
      isTestSite: settings.read("EPB_TEST_SITE", flag, false),
      isProduction,
      isDemonstration: false,
      trustsProxy: settings.read("EPB_TRUST_PROXY", flag, false),
      supportEmail,
      hasOwnSupportEmail: ownSupportEmail !== undefined,
      supportPhone: settings.read("EPB_SUPPORT_PHONE", textSetting, ""),
      tokenSecret: readTokenSecret(settings, isProduction, store.dataFolder),
      session: {
        tokenLifetime: tokenMinutes * MINUTE,
        idleLimit: idleMinutes * MINUTE,
        absoluteLimit: settings.read("EPB_SESSION_HOURS", wholeNumber(1, 24), 12) * HOUR,
        rotationGrace: ROTATION_GRACE,
      },
      mail: readMail(settings, supportEmail, store),
      passwordPolicy: settings.read<PasswordPolicyName>("EPB_PASSWORD_POLICY", oneOf("default", "nist"), "default"),
      emailExists: settings.read("EPB_EMAIL_EXISTS", oneOf("reveal", "blind"), "reveal"),
      errorLogKept: settings.read("EPB_LOG_DAYS", wholeNumber(1, 3650), 90) * DAY,
      minimumGroupSize: settings.read("EPB_MINIMUM_GROUP_SIZE", wholeNumber(1, 100), 5),
    },
    host: settings.read("EPB_HOST", hostSetting, "127.0.0.1"),
    port,
    runs,
    store,
    adminEmail: settings.read("EPB_ADMIN_EMAIL", emailSetting, addressAt("admin", hostname)),
    stopLimit: settings.read("EPB_STOP_SECONDS", wholeNumber(0, 600), 20) * SECOND,
    logLevel: settings.read("EPB_LOG_LEVEL", oneOf("fatal", "error", "warn", "info", "debug", "silent"), "info"),
    ...(metricsToken !== undefined && { metricsToken }),
    ...(viewerFolder !== undefined && { viewerFolder }),
  };
  settings.refuseUnknown();
  return settings.problems.length === 0 ? { ok: true, config } : { ok: false, problems: settings.problems };
}

/** Only the settings of the storage: for commands that work on the data without serving requests. */
export function readStoreConfig(env: Environment, files: SecretFiles = SECRET_FILES): ConfigResult<StoreConfig> {
  const settings = new SettingReader(env, files);
  const config = readStore(settings);
  return settings.problems.length === 0 ? { ok: true, config } : { ok: false, problems: settings.problems };
}

function readStore(settings: SettingReader): StoreConfig {
  const databaseUrl = settings.readSecret("EPB_DATABASE_URL", urlOf("postgres", "postgresql"));
  return {
    dataFolder: settings.read("EPB_DATA_FOLDER", pathSetting, "epb-data"),
    ...(databaseUrl !== undefined && { databaseUrl }),
  };
}

function readMail(settings: SettingReader, supportEmail: string, { dataFolder }: StoreConfig): MailConfig {
  const url = settings.readSecret("EPB_SMTP_URL", urlOf("smtp", "smtps"));
  const from = settings.read("EPB_MAIL_FROM", emailSetting, supportEmail);
  const folder = settings.read("EPB_OUTBOX_FOLDER", pathSetting, join(dataFolder, "outbox"));
  return url === undefined ? { kind: "outbox", folder, from } : { kind: "smtp", url, from };
}

function readTokenSecret(settings: SettingReader, isProduction: boolean, dataFolder: string): string {
  const schema = secretOf(SECRET_LENGTH);
  const secret = settings.readSecret("EPB_TOKEN_SECRET", schema);
  if (secret !== undefined) return secret;
  if (!settings.isGiven("EPB_TOKEN_SECRET") && isProduction) {
    settings.refuse(
      "EPB_TOKEN_SECRET",
      "is missing; a production site requires a token secret, for example from: openssl rand -base64 48",
    );
  }
  return settings.problems.length > 0
    ? ""
    : settings.createSecret("EPB_TOKEN_SECRET", join(dataFolder, "token-secret"), schema);
}

/** An address at the site; hosts without a dot have none that mail could go to. */
function addressAt(name: string, hostname: string): string {
  const address = `${name}@${hostname}`;
  return z.safeParse(emailSetting, address).success ? address : `${name}@example.org`;
}
