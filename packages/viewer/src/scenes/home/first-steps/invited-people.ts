/** A person whose address was pasted. */
export interface InvitedPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * People of a pasted text: addresses with commas, semicolons, spaces, or lines between them. Mail programs write
 * `Ada Lovelace <ada@example.org>`. A name that is not in the text is guessed from the address. Each address counts once.
 */
export function invitedPeople(text: string): readonly InvitedPerson[] {
  const people = text.split(/[,;\n]/).flatMap((part): InvitedPerson[] => {
    const start = part.indexOf("<");
    if (start === -1) return part.split(/\s/).flatMap((word) => (word === "" ? [] : [personOf(word)]));
    const email = part.slice(start + 1).replaceAll(/[>\s]/g, "");
    const words = part
      .slice(0, start)
      .replaceAll('"', "")
      .split(/\s/)
      .filter((word) => word !== "");
    return email === "" ? [] : [named(email, words)];
  });
  return [...new Map(people.map((person) => [person.email.toLowerCase(), person])).values()];
}

const personOf = (email: string): InvitedPerson =>
  named(
    email,
    (email.split("@")[0] ?? "")
      .split(/[._-]/)
      .filter((word) => word !== "")
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1)),
  );

/** The last word is the last name. A single word is both. */
function named(email: string, words: readonly string[]): InvitedPerson {
  const lastName = words.at(-1) ?? email;
  return { email, firstName: words.length > 1 ? words.slice(0, -1).join(" ") : lastName, lastName };
}
