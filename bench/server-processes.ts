import { type ChildProcess, fork } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Measurements of a process. Lags are those of its event loop since the last request, in milliseconds. */
export interface ProcessReport {
  readonly cpuMilliseconds: number;
  readonly lag99: number;
  readonly longestLag: number;
}

/** A server in its own process. */
export class ServerProcess {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(url: string, child: ChildProcess) {
    this.url = url;
    this.#child = child;
  }

  /** The server as `npm start` runs it, on a folder. */
  static async start(dataFolder: string): Promise<ServerProcess> {
    return ServerProcess.#start("../packages/server/dist/start/main.js", { EPB_DATA_FOLDER: dataFolder });
  }

  /** A minimal Koa server that replies with two words. */
  static async startHello(): Promise<ServerProcess> {
    return ServerProcess.#start("server-hello.mjs", {});
  }

  static async #start(program: string, environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const port = await freePort();
    const child = fork(here(program), {
      execArgv: ["--disable-proto=delete", "--import", here("server-report.mjs"), ...extraOptions()],
      env: { PATH: process.env["PATH"], EPB_PORT: String(port), ...environment },
      // The log is written at its normal cost, and then ignored.
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    const url = `http://127.0.0.1:${port}`;
    await untilAnswering(url, child);
    return new ServerProcess(url, child);
  }

  report(): Promise<ProcessReport> {
    return new Promise((resolve) => {
      this.#child.once("message", (message) => resolve(message as ProcessReport));
      this.#child.send("report");
    });
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = new Promise((resolve) => this.#child.once("exit", resolve));
    this.#child.kill("SIGTERM");
    await ended;
  }
}

/** Options such as `--cpu-prof`, for profiling. */
const extraOptions = (): readonly string[] => (process.env["BENCH_NODE_OPTIONS"] ?? "").split(" ").filter(Boolean);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    said += chunk;
  });
  while (child.exitCode === null) {
    if (await fetch(url).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`a server did not start, and ended with ${child.exitCode}: ${said}`);
}
