import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { KNOWN_TEMPLATES } from "./known-templates.js";
import type { Block, TemplateManifest } from "./manifest.js";

/** Hash of the places of each published template. A published template does not change: add a version. */
const PUBLISHED: Readonly<Record<string, string>> = {
  "epb-calculating 4.2.10": "8b76a2936b3f38a0",
  "epb-non-calculating 4.2.10": "8d2fcf2e9ea7f5cf",
  "epb-accreditation 4.2.10": "2a621b09afa930bd",
  "epx 1.1.2": "11a2bd597c0127aa",
  "epx-campaign 1.1.2": "23641cc997695d1f",
};

/** Fields of a form and columns of a table, in their order: they decide the cells of a workbook. */
function placesOf(block: Block): readonly string[] {
  switch (block.kind) {
    case "form":
      return block.fields.map((field) => (field.kind === "input" ? field.path : field.figure));
    case "table":
      return block.columns.map(({ key }) => key);
    default:
      return [];
  }
}

const hashOf = ({ sheets }: TemplateManifest): string => {
  const places = sheets.map(({ name, blocks }) => [name, blocks.map((block) => [block.kind, placesOf(block)])]);
  return createHash("sha256").update(JSON.stringify(places)).digest("hex").slice(0, 16);
};

test.each(KNOWN_TEMPLATES.map((template) => [`${template.kind} ${template.version}`, template] as const))(
  "the published template %s has its places, so that older workbooks are read correctly",
  (name, template) => {
    const advice =
      PUBLISHED[name] === undefined
        ? `Add the new template ${name} to PUBLISHED.`
        : `The places of the published template ${name} changed. Add a version: see “Version” in CONTRIBUTING.md.`;
    expect(hashOf(template), advice).toBe(PUBLISHED[name]);
  },
);
