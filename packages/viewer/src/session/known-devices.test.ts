import { MOST_DEVICES } from "@epb/contract";
import { expect, test } from "vitest";
import { KnownDevices } from "./known-devices.js";

const KEY = "epb.devices";

/** A storage of this test alone. */
function storage(kept?: string): Storage {
  const values = new Map(kept === undefined ? [] : [[KEY, kept]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  } as unknown as Storage;
}

test("the newest token is first, and the oldest beyond the limit is dropped", () => {
  const devices = new KnownDevices(storage());
  for (let count = 0; count <= MOST_DEVICES; count += 1) devices.keep({ device: `device ${count}` });
  expect(devices.all).toHaveLength(MOST_DEVICES);
  expect([devices.all[0], devices.all.at(-1)]).toEqual([`device ${MOST_DEVICES}`, "device 1"]);
});

test("a sign-in without a new token keeps the stored ones", () => {
  const devices = new KnownDevices(storage('["one"]'));
  devices.keep({});
  expect(devices.all).toEqual(["one"]);
});

test.each(["", "{", "5", '{"0":"a"}', "[1,null]", `["${"x".repeat(501)}"]`])(
  "an unreadable list of tokens is empty: %j",
  (kept) => {
    expect(new KnownDevices(storage(kept)).all).toEqual([]);
  },
);
