import { expect, test } from "vitest";
import { invitedPeople } from "./invited-people.js";

const emails = (text: string) => invitedPeople(text).map(({ email }) => email);

test.each([
  ["commas", "ada@example.org, grace@example.org,alan@example.org"],
  ["spaces", "ada@example.org grace@example.org  alan@example.org"],
  ["lines", "ada@example.org\r\ngrace@example.org\n\nalan@example.org\n"],
  ["semicolons", "ada@example.org; grace@example.org;alan@example.org;"],
])("addresses can have %s between them", (_, text) => {
  expect(emails(text)).toEqual(["ada@example.org", "grace@example.org", "alan@example.org"]);
});

test("an address that occurs twice is one person", () => {
  expect(emails("ada@example.org ADA@example.org")).toHaveLength(1);
  expect(emails(" \n , ")).toEqual([]);
});

test("a name is taken from the text, or guessed from the address", () => {
  expect(invitedPeople('"Ada B. Lovelace" <ada@example.org>, grace.hopper@example.org alan@example.org')).toEqual([
    { email: "ada@example.org", firstName: "Ada B.", lastName: "Lovelace" },
    { email: "grace.hopper@example.org", firstName: "Grace", lastName: "Hopper" },
    { email: "alan@example.org", firstName: "Alan", lastName: "Alan" },
  ]);
});
