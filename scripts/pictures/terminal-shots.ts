import { readFileSync } from "node:fs";
import { memoryIo } from "../../packages/cli/src/memory-io.testing.js";
import { runProgram } from "../../packages/cli/src/program.js";
import { parseCommand } from "../../packages/cli/src/scenario.testing.js";
import { ROOT } from "../docs/sources.js";
import { terminalPicture } from "./terminal-picture.js";

/** A command of the guides, for an image with its output. */
export interface TerminalShot {
  readonly name: string;
  /** The command as in the guide, with its file names. */
  readonly command: string;
  /** Earlier command on the same files. */
  readonly after?: string;
}

export const TERMINAL_SHOTS: readonly TerminalShot[] = [
  { name: "calc-findings", command: "epb calc draft.xlsx --schedule 2a" },
  { name: "explain-code", command: "epb explain EPB-ECM-004" },
  { name: "explain-figure", command: 'epb explain project.xlsx "Total amount financed" --depth 1' },
  { name: "whatif", command: 'epb whatif project.xlsx --set "Index rate=4%"' },
  {
    name: "what-matters",
    command: 'epb whatif project.xlsx --vary "Index rate=3%..5%" --vary "Base construction cost=-10%..+10%"',
  },
  { name: "economics", command: "epb economics project.xlsx" },
  { name: "check", command: "epb check submissions" },
  { name: "verify", command: "epb verify result.json", after: "epb calc project.xlsx --format json -o result.json" },
];

/** The files of the guides, and the fixtures with their content. */
const FILES: Readonly<Record<string, string>> = {
  "project.xlsx": "workbooks/school-district.xlsx",
  "draft.xlsx": "seeded/two-mistakes-in-one-row.xlsx",
  "submissions/court-house.xlsx": "workbooks/federal-espc.xlsx",
  "submissions/harbor.xlsx": "seeded/two-mistakes-in-one-row.xlsx",
  "submissions/maple-school.xlsx": "workbooks/school-district.xlsx",
  "submissions/water-works.xlsx": "seeded/award-date-missing.xlsx",
};

const COLUMNS = 92;

/** Runs the command on a separate terminal and draws its output. */
export async function drawTerminal({ command, after }: TerminalShot): Promise<string> {
  const files = new Map<string, Uint8Array | string>(
    Object.entries(FILES).map(([name, fixture]) => [name, readFileSync(`${ROOT}/fixtures/${fixture}`)]),
  );
  if (after !== undefined) {
    const before = memoryIo({ files });
    await runProgram(parseCommand(after).args, before);
    for (const [name, contents] of before.written.files) files.set(name, contents);
  }
  const io = memoryIo({ files, columns: COLUMNS });
  await runProgram([...parseCommand(command).args], io);
  // Standard error has the temporary progress; the image shows the result.
  return terminalPicture(command, io.written.stdout);
}
