import { describe, expect, test } from "vitest";
import { ApplicationStatus, allowedApplicationActions, applicationRefusal } from "./application-permissions.js";

const STATUSES = Object.values(ApplicationStatus);

describe("what can be done with an application", () => {
  test("by its applicant", () => {
    const allowed = STATUSES.map((status) =>
      allowedApplicationActions({ isApplicant: true, isReviewer: false, status }).join(" "),
    );
    expect(allowed).toEqual(["view edit remove submit withdraw", "view withdraw", "view recertify", "view", "view"]);
  });

  test("by a reviewer of the kind", () => {
    const allowed = STATUSES.map((status) =>
      allowedApplicationActions({ isApplicant: false, isReviewer: true, status }).join(" "),
    );
    expect(allowed).toEqual(["", "view comment return decide", "view comment", "view comment", ""]);
  });

  test("by a reviewer who applied: what an applicant does, and nothing else", () => {
    for (const status of STATUSES) {
      expect(allowedApplicationActions({ isApplicant: true, isReviewer: true, status })).toEqual(
        allowedApplicationActions({ isApplicant: true, isReviewer: false, status }),
      );
    }
  });

  test("by anybody else: nothing, as if it did not exist", () => {
    for (const status of STATUSES) {
      expect(applicationRefusal("view", { isApplicant: false, isReviewer: false, status })).toBe("not-visible");
      expect(allowedApplicationActions({ isApplicant: false, isReviewer: false, status })).toEqual([]);
    }
  });
});
