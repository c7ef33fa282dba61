import { type Project, parseProject } from "@epb/engine";
import { contentHash } from "@epb/engine/replay";
import { describe, expect, test, vi } from "vitest";
import { fixtureProject } from "../../../testing/project-factories.js";
import { writtenJson } from "./written-json.js";

function project(name: string): Project {
  const parsed = parseProject(fixtureProject(name));
  if (!parsed.ok) throw new Error("the fixture cannot be read");
  return parsed.value;
}

describe("the JSON of a project", () => {
  test.each(["school-district", "direct-funded-override", "federal-espc"])(
    "and its hash are those of the whole, for %s",
    async (name) => {
      const whole: Project = { ...project(name), hasBeenApproved: false };
      // JSON omits undefined members; texts may contain any characters.
      const renamed = { ...whole, record: { ...whole.record, name: 'é "😀"\n', id: undefined }, mv: undefined };
      for (const one of [whole, renamed, whole] as unknown as readonly Project[]) {
        const { document, json, hash } = await writtenJson("4", one);
        expect(document.toString()).toBe(JSON.stringify({ id: "4", project: one }));
        expect(json.toString()).toBe(JSON.stringify(one));
        expect(hash).toBe(contentHash(JSON.parse(json.toString())));
      }
    },
  );

  test("and its hash are those of the whole, for a project of many measures", async () => {
    const federal = project("federal-espc");
    const [measure] = federal.data.ecms ?? [];
    if (measure === undefined) throw new Error("the fixture has no measures");
    const ecms = Array.from({ length: 1_234 }, (_, index) => ({ ...measure, uuid: `measure-${index}` }));
    const large: Project = { ...federal, data: { ...federal.data, ecms } };
    const { json, hash } = await writtenJson("4", large);
    expect(json.toString()).toBe(JSON.stringify(large));
    expect(hash).toBe(contentHash(JSON.parse(json.toString())));
  });

  test("is rebuilt only for the changed parts of a project", async () => {
    const [record, financing, ecms] = [part(), part(), part()];
    const before = { record, data: { financing, ecms } };
    await writtenJson("4", before as unknown as Project);
    const changed = part();
    const after = await writtenJson("4", { record, data: { financing: changed, ecms } } as unknown as Project);
    expect(after.json.toString()).toBe('{"record":{"a":1},"data":{"financing":{"a":1},"ecms":{"a":1}}}');
    expect([record, financing, ecms, changed].map(({ toJSON }) => toJSON.mock.calls.length)).toEqual([1, 1, 1, 1]);
  });
});

const part = () => ({ toJSON: vi.fn(() => ({ a: 1 })) });
