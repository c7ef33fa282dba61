import { expect, test } from "vitest";
import { SilentJobs } from "./silent-jobs.js";

const job = (id: string, sign: string) => ({ id, sign });
const idsOf = (found: readonly { readonly id: string }[]): readonly string[] => found.map(({ id }) => id);

test("a job without a new sign is silent after the time, one with signs is not", () => {
  const jobs = new SilentJobs(6_000);
  for (let at = 0; at < 6_000; at += 1_000) {
    expect(jobs.look([job("dead", "1"), job("alive", String(at))], at)).toEqual([]);
  }
  expect(idsOf(jobs.look([job("dead", "1"), job("alive", "6")], 6_000))).toEqual(["dead"]);
});

test("a sign begins the time again, and so does a job that is begun again", () => {
  const jobs = new SilentJobs(2_000);
  jobs.look([job("a", "1"), job("b", "1")], 0);
  jobs.look([job("a", "2")], 1_000);
  expect(idsOf(jobs.look([job("a", "2"), job("b", "1")], 2_000))).toEqual([]);
  expect(idsOf(jobs.look([job("a", "2"), job("b", "1")], 3_000))).toEqual(["a"]);
});

test("time in which nobody could look does not count", () => {
  const jobs = new SilentJobs(2_000);
  jobs.look([job("a", "1")], 0);
  jobs.forget();
  expect(jobs.look([job("a", "1")], 1_000)).toEqual([]);
  expect(jobs.look([job("a", "1")], 2_000)).toEqual([]);
  expect(idsOf(jobs.look([job("a", "1")], 3_000))).toEqual(["a"]);
});

test("time in which this process stood still does not count", () => {
  const jobs = new SilentJobs(2_000);
  jobs.look([job("a", "1")], 0);
  expect(jobs.look([job("a", "1")], 60_000)).toEqual([]);
  jobs.look([job("a", "1")], 61_000);
  expect(idsOf(jobs.look([job("a", "1")], 62_000))).toEqual(["a"]);
});
