import { describe, expect, test } from "vitest";
import { addressGroup } from "./address-group.js";

describe("addresses are counted", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    // The same client on a dual-stack socket.
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:0db8:0001:0002::9", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    ["::1", "0:0:0:0"],
    // Other texts count unchanged.
    ["unknown", "unknown"],
  ])("%s as %s", (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });
});
