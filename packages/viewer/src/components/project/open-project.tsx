import type { ProjectState } from "@epb/contract";
import { createContext, type ReactElement, type ReactNode, useContext } from "react";

/** The open project, for all components below. */
export interface OpenProject {
  readonly id: string;
  readonly name: string;
  /** Status of the project, and permissions of the current user. */
  readonly state: ProjectState;
}

const OpenProjectContext = createContext<OpenProject | undefined>(undefined);

export function OpenProjectProvider(props: {
  readonly project: OpenProject;
  readonly children: ReactNode;
}): ReactElement {
  return <OpenProjectContext value={props.project}>{props.children}</OpenProjectContext>;
}

/** The project of the current page. */
export function useOpenProject(): OpenProject {
  const project = useContext(OpenProjectContext);
  if (project === undefined) throw new Error("there is no project open around this");
  return project;
}
