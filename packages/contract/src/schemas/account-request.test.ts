import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { accountRequestSchema, type NewAccountRequest } from "./account-request.js";

const COMPLETE = {
  firstName: "Grace",
  lastName: "Hopper",
  title: "Energy Manager",
  organization: "Example School District",
  address: "1 Main Street",
  city: "Golden",
  zip: "80401",
  officeEmailAddress: "grace@district.example.org",
  phone: "(303) 555-0100",
  requestSiteMain: true,
  userTypeId: 1,
  hearAboutEpbId: 7,
  marketSegmentIds: [4],
};

/** The first message of each field, for a request that is complete but for the changes. */
function messages(changes: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const parsed = z.safeParse(accountRequestSchema, { ...COMPLETE, ...changes });
  const issues = parsed.success ? [] : parsed.error.issues;
  return Object.fromEntries(issues.map(({ path, message }): [string, string] => [path.join("."), message]).reverse());
}

const read = (changes: Readonly<Record<string, unknown>>): NewAccountRequest =>
  z.parse(accountRequestSchema, { ...COMPLETE, ...changes });

describe("a request for an account", () => {
  test("is from the United States, and blank where nothing was asked", () => {
    expect(read({})).toEqual({
      ...COMPLETE,
      country: "US",
      region: "",
      secondaryEmailAddress: "",
      requestSiteTest: false,
      userTypeOtherText: "",
      hearEpbOtherText: "",
      inviteToTraining: false,
      comment: "",
      selectEPB: false,
      selectEPX: false,
    });
  });

  test.each([
    ["firstName", "First Name is required."],
    ["lastName", "Last Name is required."],
    ["title", "A title is required."],
    ["organization", "Organization is required."],
    ["address", "Address is required."],
    ["city", "City is required."],
    ["officeEmailAddress", "Email is required."],
    ["phone", "A phone number is required."],
    ["userTypeId", "Please select an option from the list."],
    ["hearAboutEpbId", "Please select an option from the list."],
    ["marketSegmentIds", "Select at least one market segment."],
  ])("needs %s", (field, message) => {
    expect(messages({ [field]: undefined })).toEqual({ [field]: message });
    if (typeof COMPLETE[field as keyof typeof COMPLETE] === "string") {
      expect(messages({ [field]: "  " })).toEqual({ [field]: message });
    }
  });

  test.each(["firstName", "lastName", "title", "organization", "address", "city", "region"])(
    "takes 100 characters of %s and no more",
    (field) => {
      expect(messages({ [field]: "x".repeat(100) })).toEqual({});
      expect(messages({ [field]: "x".repeat(101) })).toEqual({ [field]: "Enter 100 characters or less." });
    },
  );

  test.each([
    ["303-5550", {}],
    ["+1 (303) 555 0100", {}],
    ["303-555-01000000000", {}],
    ["303-555-010000000000x", { phone: "Enter 20 characters or less." }],
    ["303 555 ext 4", { phone: "Please enter a valid phone number. ( ) + - and numbers are allowed." }],
    ["555-010", { phone: "Please enter at least 7 digits." }],
    ["(((((((((", { phone: "Please enter at least 7 digits." }],
  ])("with the phone number %s", (phone, expected) => {
    expect(messages({ phone })).toMatchObject(expected);
    expect(Object.keys(messages({ phone }))).toEqual(Object.keys(expected));
  });

  test.each([
    ["US", "80401", undefined],
    ["US", "", "Zip is required."],
    ["US", "8O401", "Please enter numbers only."],
    ["US", "8040", "Please enter at least 5 digits."],
    ["US", "804012", "Enter 5 digits and no more."],
    ["CA", "K1A 0B1", undefined],
    ["CA", "", undefined],
    ["CA", "K1A 0B1 0B1", "Enter 10 characters or less."],
  ])("from %s with the postal code %j", (country, zip, message) => {
    expect(messages({ country, zip })).toEqual(message === undefined ? {} : { zip: message });
  });

  test("is from a country of the list", () => {
    expect(messages({ country: "XX" })).toEqual({ country: "Select a country from the list." });
  });

  test("has the address of an organization, in lower case", () => {
    expect(read({ officeEmailAddress: " Grace@District.Example.org " }).officeEmailAddress).toBe(
      "grace@district.example.org",
    );
    expect(messages({ officeEmailAddress: "grace" })).toEqual({
      officeEmailAddress: "Please enter a valid email address.",
    });
    expect(Object.keys(messages({ officeEmailAddress: "grace@GMAIL.com" }))).toEqual(["officeEmailAddress"]);
    expect(messages({ officeEmailAddress: `${"g".repeat(90)}@example.org` })).toEqual({
      officeEmailAddress: "Email must be 100 characters or less",
    });
  });

  const other = "grace.two@district.example.org";
  const different = "Please enter a Secondary Email Address that is different from Office Email Address.";
  test.each([
    // main, test, secondary address
    [true, false, "", {}],
    [false, true, other, {}],
    [true, true, other, {}],
    [false, false, "", { requestSiteMain: "Choose the main site, the training site, or both." }],
    [false, true, "", { secondaryEmailAddress: "Email is required." }],
    [true, true, "", { secondaryEmailAddress: "Email is required." }],
    [false, true, "GRACE@district.example.org", { secondaryEmailAddress: different }],
    [true, false, other, { secondaryEmailAddress: expect.stringContaining("only for the training site") }],
  ])("for main site %s, test site %s and the second address %j", (main, testSite, secondary, expected) => {
    const choice = { requestSiteMain: main, requestSiteTest: testSite, secondaryEmailAddress: secondary };
    expect(messages(choice)).toEqual(expected);
  });

  test("says in words what Other means", () => {
    expect(messages({ userTypeId: 3 })).toEqual({ userTypeOtherText: "Please specify how you will be using ePB." });
    expect(messages({ userTypeId: 3, userTypeOtherText: "State energy office" })).toEqual({});
    expect(messages({ hearAboutEpbId: 6 })).toEqual({ hearEpbOtherText: "Please specify how you heard about ePB." });
    expect(messages({ hearAboutEpbId: 6, hearEpbOtherText: "x".repeat(101) })).toEqual({
      hearEpbOtherText: "Enter 100 characters or less.",
    });
  });

  test("takes members of its lists and nothing else", () => {
    expect(messages({ userTypeId: 4 })).toEqual({ userTypeId: "Value 4 not in enumeration" });
    expect(messages({ hearAboutEpbId: 9 })).toEqual({ hearAboutEpbId: "Value 9 not in enumeration" });
    expect(messages({ userTypeId: null })).toEqual({ userTypeId: "Please select an option from the list." });
    expect(messages({ marketSegmentIds: [] })).toHaveProperty("marketSegmentIds");
    expect(messages({ marketSegmentIds: [99] })).toHaveProperty(["marketSegmentIds.0"]);
    expect(read({ marketSegmentIds: [4, 4, 1] }).marketSegmentIds).toEqual([4, 1]);
  });

  test("does not say how far it has come, and says nothing that we do not know", () => {
    expect(read({ statusId: 3, submitDate: "2020-01-01T00:00:00Z" })).not.toHaveProperty("statusId");
    expect(messages({ isAdmin: true })).toHaveProperty([""]);
  });
});
