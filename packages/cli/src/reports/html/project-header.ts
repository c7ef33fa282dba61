import { PARTY_ROLE_LABELS } from "@epb/engine";
import type { CalculatedProject } from "@epb/workbook/diagnostics";
import type { Input } from "../../input/read-input.js";
import { projectDescription } from "../title.js";
import { element, fragment, type Markup } from "./markup.js";

/** The project's name, what kind of project it is, where it was read from, and who is behind it. */
export function projectHeader({ project }: CalculatedProject, input: Input, name: string): Markup {
  const { identification, contacts = [] } = project.data;
  const { agencyName, subAgencyName, contractNumber, taskOrderNumber, projectIdNumber } = identification ?? {};
  const numbers = [
    [agencyName, subAgencyName].filter((part) => part !== undefined).join(", "),
    contractNumber === undefined ? "" : `contract ${contractNumber}`,
    taskOrderNumber === undefined ? "" : `task order ${taskOrderNumber}`,
    projectIdNumber === undefined ? "" : `project ${projectIdNumber}`,
  ].filter((part) => part !== "");
  const people = contacts.map(({ role, name: person, institution }) => {
    const who = [person, institution].filter((part) => part !== undefined).join(", ");
    return role === undefined ? who : `${PARTY_ROLE_LABELS[role]}: ${who}`;
  });
  return fragment(
    element("h1", {}, name),
    [projectDescription(project), numbers.join(" · "), people.join(" · "), input.file]
      .filter((line) => line !== "")
      .map((line) => element("p", { class: "quiet" }, line)),
  );
}
