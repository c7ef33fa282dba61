import { expect, test } from "vitest";
import { CheckQueue } from "./check-queue.js";

const file = (name: string): File => new File(["Remember the award date."], name);
const namesIn = ({ state }: CheckQueue): string[] => state.items.map(({ checked }) => checked.file);

test("files are checked in their order, those of the same name each by themselves", async () => {
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

test("files that come while others are checked wait for their turn", async () => {
  const queue = new CheckQueue();
  const first = queue.add([file("a.xlsx")]);
  await queue.add([file("b.xlsx")]);
  await first;
  expect(namesIn(queue)).toEqual(["a.xlsx", "b.xlsx"]);
});

test("stopping leaves out what was not finished, and the next files are checked again", async () => {
  const queue = new CheckQueue();
  const running = queue.add([file("a.xlsx"), file("b.xlsx"), file("c.xlsx")]);
  const stop = queue.subscribe(() => {
    if (queue.state.progress?.file === "b.xlsx") queue.stop();
  });
  await running;
  stop();
  expect(namesIn(queue)).toEqual(["a.xlsx"]);
  await queue.add([file("d.xlsx")]);
  expect(namesIn(queue)).toEqual(["a.xlsx", "d.xlsx"]);
  queue.clear();
  expect(queue.state.items).toEqual([]);
});

test("a file that went away while it was read is told as such", async () => {
  const gone = { name: "gone.xlsx", size: 5, arrayBuffer: () => Promise.reject(new DOMException("gone")) };
  const queue = new CheckQueue();
  await queue.add([gone, file("a.xlsx")]);
  expect(queue.state.items.map(({ checked }) => [checked.status, checked.findings[0]?.name])).toEqual([
    ["unreadable", "input/cannot-open"],
    ["unreadable", "file/plain-text"],
  ]);
});
