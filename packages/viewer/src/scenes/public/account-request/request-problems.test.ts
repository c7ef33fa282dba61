import { HearAbout, ACCOUNT_REQUEST_MESSAGES as MESSAGES, UserType } from "@epb/contract";
import { describe, expect, test } from "vitest";
import { requestProblems } from "./request-problems.js";
import { BLANK_REQUEST, type RequestValues, requestOf, shownFields } from "./request-values.js";

const COMPLETE: RequestValues = {
  ...BLANK_REQUEST,
  firstName: "Grace",
  lastName: "Hopper",
  title: "Energy manager",
  organization: "Example School District",
  address: "1 Main Street",
  city: "Golden",
  zip: "80401",
  phone: "(303) 555-0100",
  officeEmailAddress: "Grace@District.example.org ",
  requestSiteMain: true,
  userTypeId: UserType.ProjectOwner,
  hearAboutEpbId: HearAbout.Webinar,
  marketSegmentIds: ["4"],
};

const problems = (changes: Partial<RequestValues>, taken: readonly string[] = []) =>
  Object.fromEntries(requestProblems({ ...COMPLETE, ...changes }, new Set(taken)));

describe("a request", () => {
  test("that is complete can be sent", () => {
    expect(problems({})).toEqual({});
  });

  test("that is blank lacks everything that is required, and nothing else", () => {
    expect(Object.keys(problems(BLANK_REQUEST)).sort()).toEqual(
      [
        ...["firstName", "lastName", "title", "organization", "address", "city", "zip", "officeEmailAddress", "phone"],
        ...["userTypeId", "hearAboutEpbId", "site", "segments"],
      ].sort(),
    );
  });

  // Only the right combinations: main; test with a second address; both with a second address.
  test.each([
    [true, false, "", {}],
    [false, true, "second@district.example.org", {}],
    [true, true, "second@district.example.org", {}],
    [false, false, "", { site: MESSAGES.site }],
    [false, true, "", { secondaryEmailAddress: MESSAGES.email }],
    [true, true, "grace@district.example.org", { secondaryEmailAddress: MESSAGES.sameEmail }],
    [true, true, "GRACE@district.example.org", { secondaryEmailAddress: MESSAGES.sameEmail }],
  ])("for main %s and test %s with the second address %j", (requestSiteMain, requestSiteTest, second, expected) => {
    expect(problems({ requestSiteMain, requestSiteTest, secondaryEmailAddress: second })).toEqual(expected);
  });

  test("reports a problem in one field while others are still empty", () => {
    expect(problems({ firstName: "", zip: "80" })).toEqual({
      firstName: MESSAGES.firstName,
      zip: MESSAGES.zipDigits(5),
    });
  });

  test("accepts any postal code of another country, or no code", () => {
    expect(problems({ country: "CA", zip: "K1A 0B1" })).toEqual({});
    expect(problems({ country: "CA", zip: "" })).toEqual({});
    expect(problems({ country: undefined })).toEqual({ country: MESSAGES.country });
  });

  test("is refused for addresses that have an account", () => {
    expect(problems({}, ["grace@district.example.org"])).toEqual({ officeEmailAddress: MESSAGES.emailExists });
  });

  test("asks for the meaning of Other", () => {
    expect(problems({ userTypeId: UserType.Other, hearAboutEpbId: HearAbout.Other })).toEqual({
      userTypeOtherText: MESSAGES.userTypeOther,
      hearEpbOtherText: MESSAGES.hearAboutOther,
    });
  });
});

test("hidden fields are not sent", () => {
  const hidden = { region: "x", secondaryEmailAddress: "x@y.example", userTypeOtherText: "x", hearEpbOtherText: "x" };
  expect(requestOf({ ...COMPLETE, ...hidden })).toMatchObject({
    region: "",
    secondaryEmailAddress: "",
    userTypeOtherText: "",
    hearEpbOtherText: "",
  });
  const shown = {
    country: "CA",
    requestSiteTest: true,
    userTypeId: UserType.Other,
    hearAboutEpbId: HearAbout.Other,
  };
  expect(requestOf({ ...COMPLETE, ...hidden, ...shown })).toMatchObject(hidden);
  expect(Object.values(shownFields(COMPLETE))).toEqual([false, false, false, false]);
  expect(Object.values(shownFields({ ...COMPLETE, ...shown }))).toEqual([true, true, true, true]);
});
