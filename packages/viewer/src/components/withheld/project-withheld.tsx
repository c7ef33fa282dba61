import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from "react";
import { entryAddress } from "../project/entry-address.js";
import { WithheldProvider } from "./withheld-context.js";

interface ProjectWithheldProps {
  readonly projectId: string;
  /** A project, or the JSON of one. */
  readonly project: object;
  /** `withheld` of its calculated values. */
  readonly withheld: { readonly inputs: readonly string[]; readonly figures: readonly string[] } | undefined;
  readonly children: ReactNode;
}

/** Provides the withheld figures of a project, and the links to correct its inputs. */
export function ProjectWithheld({ projectId, project, withheld, children }: ProjectWithheldProps): ReactElement {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (withheld === undefined) return;
    let isCurrent = true;
    void import("./name-inputs.js").then(({ nameInputs }) => {
      if (isCurrent) setNames(nameInputs(project, withheld.inputs));
    });
    return () => {
      isCurrent = false;
    };
  }, [project, withheld]);
  const value = useMemo(
    () =>
      withheld && {
        figures: withheld.figures,
        inputs: withheld.inputs.map((path) => ({
          path,
          label: names.get(path) ?? path,
          to: entryAddress(projectId, path),
        })),
      },
    [projectId, withheld, names],
  );
  return <WithheldProvider withheld={value}>{children}</WithheldProvider>;
}
