import type { Contact, ProjectData } from "@epb/engine";
import { describe, expect, test } from "vitest";
import { findSavedContacts } from "./saved-contacts.js";

const SAM = { id: "sam", role: 1, institution: "ESCO", name: "Sam", phone: "1" } as const;
const JORDAN = { id: "jordan", role: 2, institution: "District", name: "Jordan", phone: "2" } as const;
const LEE = { id: "lee", role: 2, institution: "District", name: "Lee", phone: "3" } as const;

const data = (...contacts: readonly Contact[]): ProjectData => ({ contacts });
const withoutId = ({ id: _, ...contact }: Contact): Contact => contact;
const found = (workbook: readonly Contact[], saved: readonly Contact[]) =>
  findSavedContacts(data(...workbook), data(...saved));
const idsOf = ({ contacts }: { readonly contacts: readonly Contact[] }) => contacts.map(({ id }) => id);

describe("contacts of a workbook", () => {
  test("keep the ids of the saved contacts that they are", () => {
    const saved = [SAM, JORDAN, LEE];
    expect(found(saved.map(withoutId), saved).contacts).toEqual(saved);
  });

  test("are found again in another order, and after another one was removed", () => {
    expect(idsOf(found([LEE, SAM].map(withoutId), [SAM, JORDAN, LEE]))).toEqual(["lee", "sam"]);
  });

  test("are found again with a changed and an unreadable value", () => {
    const { contacts, savedPath } = found(
      [
        withoutId(SAM),
        { role: 2, institution: "District", phone: "33" },
        { role: 2, institution: "District", phone: "2" },
      ],
      [SAM, JORDAN, LEE],
    );
    expect(idsOf({ contacts })).toEqual(["sam", "lee", "jordan"]);
    expect(savedPath("contacts[#=1].name")).toBe("contacts[#=2].name");
  });

  test("of which nothing can be read are the saved ones at their positions", () => {
    expect(idsOf(found([withoutId(SAM), {}, withoutId(LEE)], [SAM, JORDAN, LEE]))).toEqual(["sam", "jordan", "lee"]);
  });

  test("are new where they share nothing with a saved one", () => {
    const { contacts, savedPath } = found([{ role: 3, name: "Kim" }, withoutId(SAM)], [SAM]);
    expect(idsOf({ contacts })).toEqual([undefined, "sam"]);
    expect(savedPath("contacts[#=0].phone")).toBeUndefined();
  });

  test("are found again among ten thousand, also where each has changed", () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      id: `id-${index}`,
      role: 1 as const,
      name: `Person ${index}`,
      phone: String(index),
    }));
    const changed = many.slice(1).map((contact) => ({ ...withoutId(contact), phone: `+${contact.phone}` }));
    expect(idsOf(found(changed, many))).toEqual(many.slice(1).map(({ id }) => id));
  });

  test("leave the paths of other inputs as they are", () => {
    expect(found([], []).savedPath("financing.indexRate")).toBe("financing.indexRate");
  });
});
