import { crc32 } from "node:zlib";
import { XmlDocument } from "libxml2-wasm";
import { nodeInflateRaw } from "../src/node/node-inflate.js";
import { DEFAULT_READ_LIMITS } from "../src/xlsx/read-limits.js";
import { readRelationships } from "../src/xlsx/relationships.js";
import { ByteText } from "../src/xlsx/xml/byte-text.js";
import { ZipArchive } from "../src/xlsx/zip/zip-archive.js";

export function packageContents(bytes: Uint8Array): Map<string, Uint8Array> {
  const archive = ZipArchive.open(bytes, DEFAULT_READ_LIMITS, { inflateRaw: nodeInflateRaw, crc32 });
  if (!archive.ok) throw new Error(archive.finding.message);
  return new Map(
    archive.value.names().map((name) => {
      const data = archive.value.read(name, DEFAULT_READ_LIMITS.maxInflatedBytes);
      if (!data.ok) throw new Error(data.finding.message);
      return [name, data.value];
    }),
  );
}

export const textOf = (contents: ReadonlyMap<string, Uint8Array>, name: string): string =>
  new TextDecoder().decode(contents.get(name));

/** Errors of another XML parser in the named parts. */
export function malformedParts(contents: ReadonlyMap<string, Uint8Array>, names: Iterable<string>): string[] {
  return [...names].flatMap((name) => {
    try {
      XmlDocument.fromBuffer(contents.get(name) ?? new Uint8Array()).dispose();
      return [];
    } catch (error) {
      return [`${name}: ${String(error)}`];
    }
  });
}

/** Relationships without a target part, duplicate ids, and parts without a content type. */
export function brokenLinks(contents: ReadonlyMap<string, Uint8Array>): string[] {
  const problems: string[] = [];
  const types = textOf(contents, "[Content_Types].xml");
  for (const [name, data] of contents) {
    if (name.endsWith("/")) continue;
    const extension = name.slice(name.lastIndexOf(".") + 1);
    const isDeclared = types.includes(`PartName="/${name}"`) || types.includes(`Extension="${extension}"`);
    if (!isDeclared && name !== "[Content_Types].xml") problems.push(`${name} has no content type`);
    if (!name.endsWith(".rels")) continue;
    const source = name.replace("_rels/", "").replace(/\.rels$/, "");
    const links = readRelationships(new ByteText(data), source === ".rels" ? "" : source, DEFAULT_READ_LIMITS);
    if (!links.ok) throw new Error(links.finding.message);
    const ids = links.value.map(({ id }) => id);
    if (new Set(ids).size !== ids.length) problems.push(`${name} uses an id twice`);
    for (const { target } of links.value) if (!contents.has(target)) problems.push(`${name} leads to ${target}`);
  }
  return problems;
}
