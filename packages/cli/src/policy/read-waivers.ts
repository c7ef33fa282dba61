import { type Finding, inputFinding } from "@epb/workbook/diagnostics";
import { readBytes } from "../input/read-bytes.js";
import type { Io } from "../io.js";
import { hasWaivers, type Waivers, waiverFileOf } from "./waiver.js";

/** Reads the waivers of an input from the file beside it; undefined if there is no such file. */
export async function readWaivers(input: string, io: Io): Promise<Waivers | undefined> {
  if (!hasWaivers(input, io)) return undefined;
  const file = waiverFileOf(input);
  const read = await readBytes(file, io);
  if (!read.ok) return { file, waivers: [], findings: [unreadable(file, read.finding)] };
  const { waiversOf } = await import("./waivers-of.js");
  return waiversOf(read.bytes, file);
}

const unreadable = (file: string, { message }: Finding): Finding =>
  inputFinding("waiver/file-unreadable", file, { found: message });
