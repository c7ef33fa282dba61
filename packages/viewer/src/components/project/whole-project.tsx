import { GET_PROJECT, type ProjectJson } from "@epb/contract";
import type { Withheld } from "@epb/engine";
import { createContext, type ReactElement, useContext } from "react";
import { Outlet } from "react-router-dom";
import { useCall } from "../../calls/use-call.js";
import { CallState } from "../call-state.js";
import { ProjectWithheld } from "../withheld/project-withheld.js";
import { useOpenProject } from "./open-project.js";

const WholeProjectContext = createContext<ProjectJson | undefined>(undefined);

/** Loads all data of the open project, for the pages that need it. */
export function WholeProject(): ReactElement {
  const { id } = useOpenProject();
  const query = useCall(GET_PROJECT, { params: { id } });
  return (
    <CallState query={query}>
      {(project) => (
        <WholeProjectContext value={project}>
          <ProjectWithheld projectId={id} project={project} withheld={withheldOf(project)}>
            <Outlet />
          </ProjectWithheld>
        </WholeProjectContext>
      )}
    </CallState>
  );
}

/** Withheld parts of the saved figures. */
const withheldOf = ({ calculatedValues }: ProjectJson): Withheld | undefined =>
  (calculatedValues as { readonly withheld?: Withheld } | undefined)?.withheld;

/** All data of the open project. */
export function useWholeProject(): ProjectJson {
  const project = useContext(WholeProjectContext);
  if (project === undefined) throw new Error("the data of the project are not loaded around this");
  return project;
}
