import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Uses Node's own resolution: the loader and the settings of tests resolve in another way. */
const TSX = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

/** A program of `programs/` with less room than others. */
interface LimitedProgram {
  readonly name: string;
  readonly heapMebibytes?: number;
  /** Largest file that it can write. */
  readonly fileKibibytes?: number;
  readonly temporaryFolder?: string;
}

const limited = (program: string | URL | LimitedProgram): Omit<LimitedProgram, "name"> & { name: string | URL } =>
  typeof program === "object" && "name" in program ? program : { name: program };

/** Child process that runs a program from its TypeScript sources. */
export class Program {
  readonly #process: ChildProcess;
  #output = "";

  /** @param program - Its file, or the name of one of `programs/` beside this file, which may have less room than others. */
  constructor(program: string | URL | LimitedProgram, ...values: readonly string[]) {
    const { name, heapMebibytes, fileKibibytes, temporaryFolder } = limited(program);
    const file = typeof name === "string" ? new URL(`programs/${name}.ts`, import.meta.url) : name;
    const heap = heapMebibytes === undefined ? [] : [`--max-old-space-size=${heapMebibytes}`];
    const node = [...heap, "--conditions=@epb/source", "--import", TSX, fileURLToPath(file), ...values];
    const [command, options] =
      fileKibibytes === undefined
        ? [process.execPath, node]
        : ["bash", ["-c", `ulimit -f ${fileKibibytes}; exec "$0" "$@"`, process.execPath, ...node]];
    const environment = temporaryFolder === undefined ? process.env : { ...process.env, TMPDIR: temporaryFolder };
    this.#process = spawn(command, options, { stdio: ["ignore", "pipe", "pipe"], env: environment });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.on("data", (data: Buffer) => {
        this.#output += data.toString();
      });
    }
  }

  /** Waits until it has written this. */
  async untilOutput(text: string): Promise<void> {
    while (!this.#output.includes(text)) {
      if (this.#process.exitCode !== null) throw new Error(`ended before it wrote "${text}": ${this.#output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Waits for its end, which must be successful. */
  async untilEnd(): Promise<void> {
    if (this.#process.exitCode === null) await once(this.#process, "exit");
    if (this.#process.exitCode !== 0) throw new Error(`ended with ${this.#process.exitCode}: ${this.#output}`);
  }

  get pid(): number {
    return this.#process.pid ?? Number.NaN;
  }

  get output(): string {
    return this.#output;
  }

  /** Ends the process: SIGKILL as the system does, SIGTERM as an operator does. */
  async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = once(this.#process, "exit");
    this.#process.kill(signal);
    await ended;
  }
}
