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

test("the newest token comes first, and the oldest of too many goes", () => {
  const devices = new KnownDevices(storage());
  for (let count = 0; count <= MOST_DEVICES; count += 1) devices.keep({ device: `device ${count}` });
  expect(devices.all).toHaveLength(MOST_DEVICES);
  expect([devices.all[0], devices.all.at(-1)]).toEqual([`device ${MOST_DEVICES}`, "device 1"]);
});

test("a login without a new token leaves those that are kept", () => {
  const devices = new KnownDevices(storage('["one"]'));
  devices.keep({});
  expect(devices.all).toEqual(["one"]);
});

test.each(["", "{", "5", '{"0":"a"}', "[1,null]", `["${"x".repeat(501)}"]`])(
  "what is no list of tokens counts as none: %j",
  (kept) => {
    expect(new KnownDevices(storage(kept)).all).toEqual([]);
  },
);
