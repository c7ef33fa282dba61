import { crc32, deflateRawSync } from "node:zlib";
import type { PackageTools } from "../package/package-editor.js";
import { nodeInflateRaw } from "./node-inflate.js";

/** Compression of Node for changing packages. */
export const NODE_PACKAGE_TOOLS: PackageTools = {
  inflateRaw: nodeInflateRaw,
  crc32,
  deflateRaw: (data) => deflateRawSync(data, { level: 9 }),
};

/** For packages that are only read again: compression takes much of the time of writing a workbook. */
export const WITHOUT_COMPRESSION: PackageTools = {
  ...NODE_PACKAGE_TOOLS,
  deflateRaw: (data) => deflateRawSync(data, { level: 0 }),
};
