import { expect, test } from "vitest";
import { CheckQueue } from "./check-queue.js";

const file = (name: string): File => new File(["Remember the award date."], name);
const namesIn = ({ state }: CheckQueue): string[] => state.items.map(({ checked }) => checked.file);

test("files are checked in order, and those with the same name separately", async () => {
  const queue = new CheckQueue();
  await queue.add([file("a.xlsx"), file("b.xlsx"), file("a.xlsx")]);
  expect(namesIn(queue)).toEqual(["a.xlsx", "b.xlsx", "a.xlsx"]);
  expect(new Set(queue.state.items.map(({ id }) => id)).size).toBe(3);
  expect(queue.state.progress).toBeUndefined();
});

test("the page hears of every step, with how many there are", async () => {
  const queue = new CheckQueue();
  const heard: string[] = [];
  queue.subscribe(() => {
    const { progress } = queue.state;
    if (progress !== undefined) heard.push(`${progress.file} ${progress.step} ${progress.at} of ${progress.of}`);
  });
  await queue.add([file("a.xlsx"), file("b.xlsx")]);
  expect(new Set(heard)).toEqual(
    new Set(["a.xlsx reading 1 of 2", "a.xlsx checking 1 of 2", "b.xlsx reading 2 of 2", "b.xlsx checking 2 of 2"]),
  );
});

test("files that are added during a check wait for their turn", async () => {
  const queue = new CheckQueue();
  const first = queue.add([file("a.xlsx")]);
  await queue.add([file("b.xlsx")]);
  await first;
  expect(namesIn(queue)).toEqual(["a.xlsx", "b.xlsx"]);
});

/** Stops the queue as soon as it reaches a file. */
function stopAt(queue: CheckQueue, name: string): void {
  const forget = queue.subscribe(() => {
    if (queue.state.progress?.file !== name) return;
    forget();
    queue.stop();
  });
}

const namesLeft = ({ state }: CheckQueue): string[] => state.left.map(({ name }) => name);

test("stopping keeps the results and lists the remaining files immediately", async () => {
  const queue = new CheckQueue();
  const running = queue.add([file("a.xlsx"), file("b.xlsx"), file("c.xlsx")]);
  stopAt(queue, "b.xlsx");
  queue.subscribe(() => expect(queue.state.progress?.file).not.toBe("c.xlsx"));
  await running;
  expect(namesIn(queue)).toEqual(["a.xlsx"]);
  expect(namesLeft(queue)).toEqual(["b.xlsx", "c.xlsx"]);
  expect(queue.state.progress).toBeUndefined();
});

test("after a stop other files are checked, and the remaining ones on request", async () => {
  const queue = new CheckQueue();
  stopAt(queue, "a.xlsx");
  await queue.add([file("a.xlsx"), file("b.xlsx")]);
  stopAt(queue, "d.xlsx");
  await queue.add([file("c.xlsx"), file("d.xlsx")]);
  expect(namesIn(queue)).toEqual(["c.xlsx"]);
  expect(namesLeft(queue)).toEqual(["a.xlsx", "b.xlsx", "d.xlsx"]);
  await queue.resume();
  expect(namesIn(queue)).toEqual(["c.xlsx", "a.xlsx", "b.xlsx", "d.xlsx"]);
  expect(namesLeft(queue)).toEqual([]);
});

test("clearing removes the results and the remaining files", async () => {
  const queue = new CheckQueue();
  stopAt(queue, "b.xlsx");
  await queue.add([file("a.xlsx"), file("b.xlsx")]);
  queue.clear();
  expect([namesIn(queue), namesLeft(queue)]).toEqual([[], []]);
});

test("a file that disappears during reading is reported", async () => {
  const gone = { name: "gone.xlsx", size: 5, arrayBuffer: () => Promise.reject(new DOMException("gone")) };
  const queue = new CheckQueue();
  await queue.add([gone, file("a.xlsx")]);
  expect(queue.state.items.map(({ checked }) => [checked.status, checked.findings[0]?.name])).toEqual([
    ["unreadable", "input/cannot-open"],
    ["unreadable", "file/plain-text"],
  ]);
});
