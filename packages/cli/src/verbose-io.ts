import type { Io } from "./io.js";
import { CLI_VERSION } from "./versions.js";

type TellingIo = Pick<Io, "readBytes" | "writeFile" | "writeFolder" | "runGit">;

/** Io functions that also print their actions, durations, and errors to standard error. */
export function verboseIo({ readBytes, writeFile, writeFolder, runGit, stderr }: Io): TellingIo {
  async function timed<Result>(
    words: string,
    work: Promise<Result>,
    detail: (result: Result) => string = () => "",
  ): Promise<Result> {
    const start = performance.now();
    try {
      const result = await work;
      stderr(verboseLine(`${words}${detail(result)}`, performance.now() - start));
      return result;
    } catch (error) {
      stderr(verboseLine(`${words}: ${String(error)}`, performance.now() - start));
      throw error;
    }
  }
  return {
    readBytes: (path) => timed(`read ${path}`, readBytes(path), ({ length }) => `, ${length} bytes`),
    writeFile: (path, contents) => timed(`write ${path}`, writeFile(path, contents)),
    writeFolder: (path, files) => timed(`write ${path}, ${files.size} files`, writeFolder(path, files)),
    runGit: (args) => timed(`git ${args.join(" ")}`, runGit(args), ({ status }) => `, status ${status ?? "none"}`),
  };
}

/** A line of `--verbose`. */
export const verboseLine = (words: string, milliseconds: number): string =>
  `verbose: ${words} (${Math.round(milliseconds)} ms)\n`;

/** The last line of `--verbose`, for reports of problems. */
export const verboseEnd = (milliseconds: number): string =>
  verboseLine(`epb ${CLI_VERSION}, Node ${process.version}, finished`, milliseconds);
