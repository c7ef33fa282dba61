import { describe, expect, test } from "vitest";
import { guessableBecause } from "./guessable-password.js";

const ABOUT = ["Ada", "Lovelace", "ada.lovelace@analytical.example.org", "Analytical Engines"];

describe("a password is easy to guess", () => {
  test.each([
    ["Password123456", "common password"],
    ["qwertyuiopasdf", "common password"],
    ["P4ssw0rd!P4ssw0rd!", "repetitions"],
    ["12345678901234", "common password"],
    ["aaaaaaaaaaaaaaaa", "repetitions"],
    ["one two three four", "few common words"],
    ["AdaLovelace2026", "your name"],
    ["analyticalengines1", "or organization"],
    ["Lovelace@Analytical", "your name, email address"],
    ["ada.lovelace.ada", "your name"],
    ["Ada-Lovelace-10-12-1815", "your name"],
    ["!!lovelace!!golden!!", "your name"],
    // Rows that are common passwords on their own, so that joined rows would pass as hard to guess.
    ["qwertyuiopasdfghjkl123456789zx", "adjacent keys"],
    ["QWERTYuiop!@#$%^&*()", "adjacent keys"],
    ["mnbvcxzlkjhgfdsapoiu", "adjacent keys"],
    ["qwe-123-asd-456-zxc-789", "adjacent keys"],
    // Columns, straight and to the left, from top to bottom and from bottom to top.
    ["5tgb6yhn7ujm8ik,9ol.", "adjacent keys"],
    ["0okm9ijn8uhb7ygv6tfc", "adjacent keys"],
    ["mko0njI9bhU8vgY7", "adjacent keys"],
  ])("when it is %s", async (password, because) => {
    expect(await guessableBecause(password, ABOUT)).toContain(because);
  });
});

describe("a password is good", () => {
  test.each([
    "correct horse battery",
    "x7Kq9vLm2pRtZ4",
    "brass lantern fjord 41",
    // Three letters of a name, and much else.
    "ada brass lantern fjord",
    // Words with neighbors on the keyboard, and a row beside enough of something else.
    "property poverty liberty",
    "tree tower crew were",
    "asdfghjkl x7Kq9vLm",
    // Any length: only the beginning is checked.
    "seven quiet herons crossing the frozen lake at dusk without a sound in november",
  ])("when it is %s", async (password) => {
    expect(await guessableBecause(password, ABOUT)).toBeUndefined();
  });
});

test("the longest passwords are checked in well under a second", async () => {
  await guessableBecause("warm up the lists", ABOUT);
  // CPU time instead of wall-clock time: other tests run in parallel.
  const before = process.cpuUsage();
  await guessableBecause("@4(3|!10$7%2".repeat(11).slice(0, 128), ABOUT);
  const { user, system } = process.cpuUsage(before);
  // Measured: 20 to 60 ms; without the limits, more than a second.
  expect((user + system) / 1000).toBeLessThan(500);
});
