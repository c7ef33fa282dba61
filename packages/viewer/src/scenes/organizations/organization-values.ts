import { type NewOrganization, newOrganizationSchema, type OrganizationKind, US_STATES } from "@epb/contract";
import * as z from "zod/mini";
import { ORGANIZATION_TEXTS as TEXTS } from "./organization-texts.js";

/** Form values of an organization: states with commas, and agencies on lines. */
export interface OrganizationValues {
  name: string;
  kind?: OrganizationKind | undefined;
  states: string;
  agencies: string;
}

export function organizationValues(organization: NewOrganization | undefined): OrganizationValues {
  if (organization === undefined) return { name: "", states: "", agencies: "" };
  const { name, kind, states, agencies } = organization;
  return { name, kind, states: states.join(", "), agencies: agencies.join("\n") };
}

const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(US_STATES).map(([abbreviation, { name }]) => [name.toLowerCase(), abbreviation]),
);

const partsOf = (text: string, separator: RegExp): readonly string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** Abbreviation of a state; other texts are returned unchanged. */
const stateOf = (text: string): string => BY_NAME.get(text.toLowerCase()) ?? text.toUpperCase();

/** Request body of the form. */
const organizationOf = ({ name, kind, states, agencies }: OrganizationValues): NewOrganization =>
  ({
    name,
    kind,
    states: [...new Set(partsOf(states, /,/).map(stateOf))],
    agencies: [...new Set(partsOf(agencies, /\n/))],
  }) as NewOrganization;

const knownStates = z.string().check(
  z.superRefine((text, context) => {
    const unknown = partsOf(text, /,/).find((part) => !Object.hasOwn(US_STATES, stateOf(part)));
    if (unknown !== undefined) context.addIssue(TEXTS.statesWrong(unknown));
  }),
);

interface Texts {
  readonly [name: string]: unknown;
  states: string;
}

/** Contract schema of an organization, with issues at the fields of the form. Its output is the request body. */
export const ORGANIZATION_SCHEMA: z.ZodMiniType<unknown> = z.pipe(
  z.looseObject({ states: knownStates }),
  z.pipe(
    z.transform((values: Texts): unknown => organizationOf(values as unknown as OrganizationValues)),
    newOrganizationSchema as z.ZodMiniType<unknown>,
  ),
);
