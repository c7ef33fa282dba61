import { ExitCode } from "../../exit-code.js";
import type { Io } from "../../io.js";
import { loadServer } from "../../shared/load-server.js";

export interface StoreOptions {
  readonly data?: string;
}

type Server = NonNullable<Awaited<ReturnType<typeof loadServer>>>;
type StoreConfig = Parameters<Server["verifyStore"]>[0];
type Outcome = Awaited<ReturnType<Server["verifyStore"]>>;

export function exportStore(file: string, options: StoreOptions, io: Io): Promise<ExitCode> {
  return onStore(options, io, (server, config) => server.exportStoreTo(config, file));
}

export function backUpStore(file: string, options: StoreOptions, io: Io): Promise<ExitCode> {
  return onStore(options, io, (server, config) => server.backUpStore(config, file));
}

export function rebuildStatistics(options: StoreOptions, io: Io): Promise<ExitCode> {
  return onStore(options, io, (server, config) => server.rebuildStatistics(config));
}

export function importStore(file: string, options: StoreOptions, io: Io): Promise<ExitCode> {
  return onStore(options, io, (server, config) => server.importStoreFrom(config, file));
}

export function verifyStore(options: StoreOptions, io: Io): Promise<ExitCode> {
  return onStore(options, io, (server, config) => server.verifyStore(config));
}

export function migrateStore(to: "database" | "folder", options: StoreOptions, io: Io): Promise<ExitCode> {
  return onStore(options, io, (server, config) => server.moveStore(config, to));
}

/** Runs an action on the data of the server, and prints the result. */
export async function onStore(
  { data }: StoreOptions,
  io: Io,
  work: (server: Server, config: StoreConfig) => Promise<Outcome>,
): Promise<ExitCode> {
  const server = await loadServer(io);
  if (server === undefined) return ExitCode.Usage;
  const read = server.readStoreConfig({ ...io.env, ...(data !== undefined && { EPB_DATA_FOLDER: data }) });
  if (!read.ok) {
    io.stderr(read.problems.map((problem) => `error: ${problem}\n`).join(""));
    return ExitCode.Usage;
  }
  const { kind, lines } = await work(server, read.config);
  const text = lines.map((line) => `${line}\n`).join("");
  if (kind === "refused") io.stderr(`error: ${text}`);
  else io.stdout(text);
  return EXIT_CODES[kind];
}

const EXIT_CODES: Readonly<Record<Outcome["kind"], ExitCode>> = {
  done: ExitCode.Ok,
  damaged: ExitCode.Findings,
  refused: ExitCode.Usage,
};
