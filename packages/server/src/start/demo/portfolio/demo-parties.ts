import { UserGroup } from "@epb/contract";
import type { DemoPerson } from "../../../features/demonstration/demo-people.js";
import type { DemoKind } from "./demo-kinds.js";

const FIRST_NAMES =
  "Aaron,Bianca,Calvin,Dolores,Ethan,Farah,Gloria,Hugo,Irene,Jamal,Keiko,Louis,Marta,Nadia,Owen,Paula".split(",");
const LAST_NAMES = "Abbott,Bishop,Castillo,Dunn,Ellis,Flores,Grant,Hughes,Ibarra,Jensen,Keller,Larsen,Moreno".split(
  ",",
);

/** The energy service companies of the portfolio, besides the one of the demonstration's own ESCO. */
export const OTHER_ESCOS: readonly DemoPerson[] = [
  esco("Prairie Light Energy", "Dana", "Whitfield"),
  esco("Lakeshore Performance Partners", "Victor", "Osei"),
  esco("Red Rock Building Solutions", "Helen", "Tran"),
  esco("Tidewater Energy Group", "Marcus", "Reid"),
  esco("Summit Efficiency", "Ines", "Alvarez"),
];

/** The person who owns a project, by the number of the project. */
export function demoCustomer(seed: number, organization: string, { title }: DemoKind): DemoPerson {
  const firstName = FIRST_NAMES[seed % FIRST_NAMES.length] ?? "";
  const lastName = LAST_NAMES[seed % LAST_NAMES.length] ?? "";
  return party(UserGroup.Customer, { firstName, lastName, title, organization });
}

function esco(organization: string, firstName: string, lastName: string): DemoPerson {
  return party(UserGroup.Esco, { firstName, lastName, title: "Project developer", organization });
}

function party(
  group: UserGroup,
  details: Pick<DemoPerson, "firstName" | "lastName" | "title" | "organization">,
): DemoPerson {
  const name = `${details.firstName}.${details.lastName}`.toLowerCase();
  return { ...details, name, group, projectTypes: [1, 2], isSettled: true };
}
