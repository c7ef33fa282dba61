import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readWorkbookBytes } from "@epb/workbook/node";
import { expect, test } from "vitest";
import { ExitCode } from "../../exit-code.js";
import { memoryIo } from "../../memory-io.testing.js";
import { runProgram } from "../../program.js";

const FIXTURES = fileURLToPath(new URL("../../../../../fixtures/", import.meta.url));
const PROJECT = "workbooks/federal-espc.libreoffice.xlsx";

async function sheetNames(bytes: Uint8Array): Promise<readonly string[]> {
  const read = readWorkbookBytes(bytes);
  if (!read.ok) throw new Error(read.finding.message);
  return read.workbook.sheets.map(({ name }) => name);
}

test("the copy has the sheets of the workbook behind one of findings, which names the file and the template", async () => {
  const io = memoryIo({ folder: FIXTURES });
  expect(await runProgram(["annotate", PROJECT, "-o", "copy.xlsx"], io)).toBe(ExitCode.Ok);
  const copy = io.written.files.get("copy.xlsx");
  if (!(copy instanceof Uint8Array)) throw new Error("No copy is written.");
  expect(await sheetNames(copy)).toEqual(["Findings", ...(await sheetNames(readFileSync(FIXTURES + PROJECT)))]);
  const read = readWorkbookBytes(copy);
  const sheet = read.ok ? read.workbook.sheet("Findings") : undefined;
  expect([sheet?.cell("B2")?.value, sheet?.cell("B3")?.value]).toEqual([
    "federal-espc.libreoffice.xlsx",
    "ePB calculating template 4.2.10",
  ]);
});

test("a pipe takes the workbook in and the copy out", async () => {
  const chunks: Uint8Array[] = [];
  const io = {
    ...memoryIo({ stdin: readFileSync(FIXTURES + PROJECT) }),
    stdout: (contents: string | Uint8Array) => {
      if (typeof contents !== "string") chunks.push(contents);
    },
  };
  expect(await runProgram(["annotate", "-", "-o", "-"], io)).toBe(ExitCode.Ok);
  expect((await sheetNames(Buffer.concat(chunks)))[0]).toBe("Findings");
});

test.each(["calc", "check", "annotate", "migrate"])(
  "epb %s says of a workbook that is none of ours what it is, and asks nobody to write to support",
  async (command) => {
    const foreign = readFileSync(
      fileURLToPath(new URL("../../../../workbook/testing/files/chart.xlsx", import.meta.url)),
    );
    const io = memoryIo({ files: new Map([["foreign.xlsx", foreign]]) });
    await runProgram([command, "foreign.xlsx", ...(command.endsWith("te") ? ["-o", "copy.xlsx"] : [])], io);
    const { stdout, stderr } = io.written;
    expect(stdout + stderr).not.toContain("{email}");
    if (command !== "annotate") {
      expect(stdout + stderr).toContain("The uploaded file does not appear to be a valid template.\n");
    }
  },
);

test("a workbook that is none of ours gets its copy with the finding that says so", async () => {
  const foreign = readFileSync(
    fileURLToPath(new URL("../../../../workbook/testing/files/chart.xlsx", import.meta.url)),
  );
  const io = memoryIo({ files: new Map([["foreign.xlsx", foreign]]) });
  expect(await runProgram(["annotate", "foreign.xlsx", "-o", "copy.xlsx"], io)).toBe(ExitCode.Findings);
  const copy = io.written.files.get("copy.xlsx");
  const read = readWorkbookBytes(copy instanceof Uint8Array ? copy : new Uint8Array());
  expect(read.ok && read.workbook.sheet("Findings")?.cell("B8")?.value).toBe("EPB-TPL-001");
});
