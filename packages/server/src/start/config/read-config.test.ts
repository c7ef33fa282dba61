import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfig, readStoreConfig } from "./read-config.js";
import type { RunConfig } from "./run-config.js";
import { SECRET_FILES } from "./secret-files.js";
import type { Environment } from "./setting-reader.js";
import { SETTINGS } from "./settings.js";

const SECRET = "0123456789abcdef0123456789abcdef";
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "epb-config-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function configOf(env: Environment): RunConfig {
  const result = readConfig({ EPB_DATA_FOLDER: folder, ...env });
  if (!result.ok) throw new Error(result.problems.join("\n"));
  return result.config;
}

function problemsOf(env: Environment): readonly string[] {
  const result = readConfig({ EPB_DATA_FOLDER: folder, EPB_TOKEN_SECRET: SECRET, ...env });
  return result.ok ? [] : result.problems;
}

describe("a set-up without any variable", () => {
  test("is a development site on this machine, for nobody else", () => {
    const { host, port, runs, server } = configOf({});
    expect({ host, port, runs }).toEqual({ host: "127.0.0.1", port: 8080, runs: "both" });
    expect(server).toMatchObject({
      publicUrl: "http://localhost:8080",
      isProduction: false,
      isDemonstration: false,
      isTestSite: false,
      trustsProxy: false,
      passwordPolicy: "default",
      session: { tokenLifetime: 900_000, idleLimit: 1_800_000, absoluteLimit: 43_200_000 },
    });
  });

  test("makes a token secret that only its owner reads, and keeps it", () => {
    const { tokenSecret } = configOf({}).server;
    const path = join(folder, "token-secret");
    expect(tokenSecret.length).toBeGreaterThanOrEqual(64);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(configOf({}).server.tokenSecret).toBe(tokenSecret);
  });

  test.each(["", "a", "x".repeat(31)])("does not use a token secret of its folder that is too short: %j", (secret) => {
    const path = join(folder, "token-secret");
    writeFileSync(path, secret, { mode: 0o600 });
    expect(problemsOf({ EPB_TOKEN_SECRET: "" })).toEqual([
      `EPB_TOKEN_SECRET is in ${path} and must have at least 32 characters; delete the file to create a new secret.`,
    ]);
  });

  test.each([31, 32])("takes token secrets from 32 characters on: %i", (length) => {
    const secret = "x".repeat(length);
    const problems = length < 32 ? ["EPB_TOKEN_SECRET must have at least 32 characters."] : [];
    const result = readConfig({ EPB_DATA_FOLDER: folder, EPB_TOKEN_SECRET: secret });
    expect(result.ok ? [] : result.problems).toEqual(problems);
  });

  test("does not use a token secret that others can read", () => {
    writeFileSync(join(folder, "token-secret"), SECRET, { mode: 0o644 });
    expect(problemsOf({ EPB_TOKEN_SECRET: "" }).join()).toContain("can be read by other accounts");
  });
});

describe("a production site", () => {
  const production = { EPB_PUBLIC_URL: "https://epb.example.org" };

  test("is every site whose address is not on this machine", () => {
    expect(configOf({ ...production, EPB_TOKEN_SECRET: SECRET }).server.isProduction).toBe(true);
  });

  test("needs a token secret of its own", () => {
    expect(problemsOf({ ...production, EPB_TOKEN_SECRET: undefined })).toEqual([
      "EPB_TOKEN_SECRET is missing; a production site requires a token secret, for example from: openssl rand -base64 48.",
    ]);
  });

  test("takes it from a file", () => {
    const path = join(folder, "secret");
    writeFileSync(path, `${SECRET}\n`);
    expect(configOf({ ...production, EPB_TOKEN_SECRET_FILE: path }).server.tokenSecret).toBe(SECRET);
  });

  test("is reached over https", () => {
    expect(problemsOf({ EPB_PUBLIC_URL: "http://epb.example.org" })).toEqual([
      "EPB_PUBLIC_URL must begin with https:// on a production site.",
    ]);
  });
});

describe("problems", () => {
  test("are told all at once, in words", () => {
    expect(
      problemsOf({ EPB_PORT: "80a", EPB_RUNS: "worker", EPB_LOG_LEVEL: "loud", EPB_TEST_SITE: "yes", EPB_PROT: "1" }),
    ).toEqual([
      'EPB_PORT is "80a", but must be a whole number from 0 to 65535.',
      "EPB_RUNS can be server or worker only with a database (EPB_DATABASE_URL); only one process can use a folder.",
      'EPB_TEST_SITE is "yes", but must be true or false.',
      'EPB_LOG_LEVEL is "loud", but must be one of: fatal, error, warn, info, debug, silent.',
      "EPB_PROT is not a setting; epb serve --help lists all settings.",
    ]);
  });

  test("show no secret", () => {
    const problems = problemsOf({
      EPB_TOKEN_SECRET: "short-and-secret",
      EPB_DATABASE_URL: "mysql://epb:hunter2@db/epb",
      EPB_SMTP_URL: "smtp-hunter2",
      EPB_METRICS_TOKEN: "hunter2",
    });
    expect(problems).toHaveLength(4);
    expect(problems.join()).not.toMatch(/hunter2|short-and-secret/);
  });

  test("include a secret that is given twice, and a file that is not there", () => {
    const path = join(folder, "missing");
    expect(problemsOf({ EPB_TOKEN_SECRET_FILE: path })).toEqual([
      "EPB_TOKEN_SECRET and EPB_TOKEN_SECRET_FILE are both set; remove one.",
    ]);
    expect(problemsOf({ EPB_SMTP_URL_FILE: path })).toEqual([
      `EPB_SMTP_URL_FILE names ${path}, which cannot be read (ENOENT).`,
    ]);
  });

  test("say whether the token secret cannot be read, or cannot be made", () => {
    const path = join(folder, "token-secret");
    const problems = (isThere: boolean) => {
      const readOrCreate = () => {
        throw Object.assign(new Error("no"), { code: "EACCES" });
      };
      const files = { read: () => "", isThere: () => isThere, readOrCreate };
      const result = readConfig({ EPB_DATA_FOLDER: folder }, files);
      return result.ok ? [] : result.problems;
    };
    expect(problems(true)).toEqual([`EPB_TOKEN_SECRET is in ${path}, which cannot be read (EACCES).`]);
    expect(problems(false)).toEqual([`EPB_TOKEN_SECRET is not set, and ${path} cannot be created (EACCES).`]);
  });

  test("leave no token secret behind", () => {
    problemsOf({ EPB_TOKEN_SECRET: undefined, EPB_PORT: "x" });
    expect(() => readFileSync(join(folder, "token-secret"))).toThrow();
  });
});

test("commands on the data need no token secret", () => {
  const result = readStoreConfig({ EPB_DATA_FOLDER: folder, EPB_PUBLIC_URL: "https://epb.example.org" }, SECRET_FILES);
  expect(result).toEqual({ ok: true, config: { dataFolder: folder } });
});

test("every variable of the table is read", () => {
  const read = new Set<string>();
  const env = new Proxy<Record<string, string>>({}, { get: (_, name) => void read.add(String(name)) });
  readConfig(env, { read: () => SECRET, isThere: () => true, readOrCreate: () => SECRET });
  expect([...read].filter((name) => !name.endsWith("_FILE")).sort()).toEqual(SETTINGS.map(({ name }) => name).sort());
});
