import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import {
  EMPTY_SAVE_QUEUE,
  enqueueSave,
  nextSave,
  type SaveQueue,
  saveAnswered,
  saveFailed,
  saveSent,
} from "./save-queue.js";

const queueOf = (...saves: string[]): SaveQueue<string> =>
  saves.reduce((queue, save) => enqueueSave(queue, save), EMPTY_SAVE_QUEUE as SaveQueue<string>);

describe("saves of a project", () => {
  test("go out one at a time, oldest first", () => {
    const queue = queueOf("a", "b");
    expect(nextSave(queue)).toBe("a");
    const sent = saveSent(queue);
    expect(sent).toEqual({ inFlight: "a", waiting: ["b"] });
    expect(nextSave(sent)).toBeUndefined();
    expect(saveSent(sent)).toEqual(sent);
  });

  test("rebuild the project with the last response only", () => {
    const first = saveAnswered(saveSent(queueOf("a", "b")));
    expect(first.rebuilds).toBe(false);
    expect(nextSave(first.queue)).toBe("b");
    expect(saveAnswered(saveSent(first.queue))).toEqual({ queue: EMPTY_SAVE_QUEUE, rebuilds: true });
  });

  test("that build on a failed one fail with it", () => {
    expect(saveFailed(saveSent(queueOf("a", "b", "c")))).toEqual({ queue: EMPTY_SAVE_QUEUE, unsaved: ["a", "b", "c"] });
  });

  test("are none in an empty queue", () => {
    expect(nextSave(EMPTY_SAVE_QUEUE)).toBeUndefined();
    expect(saveSent(EMPTY_SAVE_QUEUE)).toEqual(EMPTY_SAVE_QUEUE);
    expect(saveFailed(EMPTY_SAVE_QUEUE).unsaved).toEqual([]);
  });
});

test("in whatever order things happen, no save is lost, none overtakes another, and one at most is in flight", () => {
  const step = fc.constantFrom("enqueue", "enqueue", "send", "answer", "answer", "fail");
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let queue: SaveQueue<number> = EMPTY_SAVE_QUEUE;
      let made = 0;
      let sent: number[] = [];
      const settled: number[] = [];
      for (const one of steps) {
        if (one === "enqueue") {
          made += 1;
          queue = enqueueSave(queue, made);
        } else if (one === "send") {
          const next = nextSave(queue);
          if (next !== undefined) sent.push(next);
          queue = saveSent(queue);
        } else if (sent.length > 0) {
          const inFlight = queue.inFlight as number;
          const result = one === "answer" ? saveAnswered(queue) : saveFailed(queue);
          settled.push(...("unsaved" in result ? result.unsaved : [inFlight]));
          if ("rebuilds" in result) expect(result.rebuilds).toBe(inFlight === made);
          queue = result.queue;
          sent = [];
        }
        expect(sent.length).toBeLessThanOrEqual(1);
        expect(queue.inFlight).toBe(sent[0]);
        const known = [...settled, ...sent, ...queue.waiting];
        expect(known).toEqual(Array.from({ length: made }, (_, index) => index + 1));
      }
    }),
    { numRuns: runs(500) },
  );
});
