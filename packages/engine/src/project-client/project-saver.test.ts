import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { parsed } from "../../testing/parsed.js";
import { plainProject } from "../../testing/plain-project.js";
import { ProjectStore } from "../../testing/project-store.js";
import type { Project } from "../model/project.js";
import { createProjectClient, type ProjectClient } from "./create-project-client.js";
import type { ProjectReply, ProjectRequest, ProjectTransport } from "./transport.js";

/** A store whose replies to saves come when they are let go, and fail where they are told to. */
class SlowStore implements ProjectTransport {
  readonly store = new ProjectStore();
  readonly held: { readonly answer: () => void; readonly fail: () => void }[] = [];
  mostInFlight = 0;

  send(request: ProjectRequest): Promise<ProjectReply> {
    if (request.method !== "PUT") return this.store.send(request);
    return new Promise((resolve, reject) => {
      this.held.push({ answer: () => resolve(this.store.send(request)), fail: () => reject(new Error("no network")) });
      this.mostInFlight = Math.max(this.mostInFlight, this.held.length);
    });
  }

  /** Lets the save go that is in flight, and everything happen that follows from it. */
  async settle(how: "answer" | "fail"): Promise<void> {
    this.held.shift()?.[how]();
    await afterwards();
  }
}

const afterwards = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const clientOf = (transport: ProjectTransport): ProjectClient =>
  createProjectClient({
    transport,
    contactEmail: "",
    makeErrorReference: () => "",
    refreshUser: async () => {},
  });

async function opened() {
  const slow = new SlowStore();
  const client = clientOf(slow);
  const project = await client.load(await client.create(parsed(plainProject())));
  return { slow, client, project };
}

const withNote = (project: Project, value: string): Project => ({ ...project, notes: [{ noteType: 1, value }] });
const withCity = (project: Project, city: string): Project => ({
  ...project,
  data: { ...project.data, location: { city } },
});

describe("overlapping saves", () => {
  test("wait for each other, and all get the project of the last response", async () => {
    const { slow, client, project } = await opened();
    const noted = withNote(project, "first");
    const moved = withCity(noted, "Springfield");
    const saves = [client.save(project, noted), client.save(noted, moved)];
    await afterwards();
    expect(slow.held).toHaveLength(1);
    await slow.settle("answer");
    expect(slow.held).toHaveLength(1);
    await slow.settle("answer");
    const [first, second] = await Promise.all(saves);
    expect(first).toBe(second);
    expect(second).toMatchObject({ notes: [{ value: "first" }], data: { location: { city: "Springfield" } } });
  });

  test("of two projects do not wait for each other", async () => {
    const { slow, client, project } = await opened();
    const id = await client.create({ ...project, record: { ...project.record, name: "Another" } });
    const other = await client.load(id);
    const saves = [client.save(project, withNote(project, "a")), client.save(other, withNote(other, "b"))];
    await afterwards();
    expect(slow.held).toHaveLength(2);
    await slow.settle("answer");
    await slow.settle("answer");
    expect((await Promise.all(saves)).map(({ record }) => record.name)).toEqual(["Test project", "Another"]);
  });

  test("fail with the one they build on; what was stored before it is kept", async () => {
    const { slow, client, project } = await opened();
    const states = [project, ...["a", "b", "c"].map((value) => withNote(project, value))];
    const saves = states.slice(1).map((state, index) => client.save(states[index] ?? project, state));
    const settled = Promise.allSettled(saves);
    await slow.settle("answer");
    await slow.settle("fail");
    const results = await settled;
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
    expect(results[0]).toMatchObject({ value: { notes: [{ value: "a" }] } });
    expect(slow.held).toEqual([]);
    // Saving again from what is stored sends everything that is missing.
    const again = client.save(states[1] ?? project, states[3] ?? project);
    await slow.settle("answer");
    expect(await again).toMatchObject({ notes: [{ value: "c" }] });
  });
});

test("whatever overlaps, the store ends with the last state, one save at a time", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom("note", "city", "answer"), { maxLength: 12 }), async (steps) => {
      const { slow, client, project } = await opened();
      const saves: Promise<Project>[] = [];
      let state = project;
      for (const [index, step] of steps.entries()) {
        if (step === "answer") await slow.settle("answer");
        else {
          const next = step === "note" ? withNote(state, `note ${index}`) : withCity(state, `city ${index}`);
          saves.push(client.save(state, next));
          state = next;
          await afterwards();
        }
      }
      while (slow.held.length > 0) await slow.settle("answer");
      expect(slow.mostInFlight).toBeLessThanOrEqual(1);
      expect(slow.store.requests.filter(({ method }) => method === "PUT")).toHaveLength(saves.length);
      const rebuilt = (await Promise.all(saves)).at(-1) ?? project;
      expect(rebuilt.data).toEqual(state.data);
      expect(rebuilt.notes?.map(({ value }) => value)).toEqual(state.notes?.map(({ value }) => value));
      expect(await client.load(project.record.id ?? "")).toEqual(rebuilt);
    }),
    { numRuns: runs(60) },
  );
});
