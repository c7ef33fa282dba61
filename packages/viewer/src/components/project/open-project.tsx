import type { ProjectJson, ProjectState } from "@epb/contract";
import { createContext, type ReactElement, type ReactNode, useContext } from "react";

/** The project that is open, for whatever is shown of it. */
export interface OpenProject {
  readonly id: string;
  readonly name: string;
  /** Where it stands, and what whoever is logged in may do with it. */
  readonly state: ProjectState;
  readonly project: ProjectJson;
}

const OpenProjectContext = createContext<OpenProject | undefined>(undefined);

export function OpenProjectProvider(props: {
  readonly project: OpenProject;
  readonly children: ReactNode;
}): ReactElement {
  return <OpenProjectContext value={props.project}>{props.children}</OpenProjectContext>;
}

/** The project whose screen this is. */
export function useOpenProject(): OpenProject {
  const project = useContext(OpenProjectContext);
  if (project === undefined) throw new Error("there is no project open around this");
  return project;
}
