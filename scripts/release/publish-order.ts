import type { Workspace } from "../packages/workspaces.js";

/**
 * Packages in an order in which each comes after its dependencies, so that every published version can be installed.
 */
export function publishOrder(packages: readonly Workspace[]): readonly Workspace[] {
  const ordered: Workspace[] = [];
  const waiting = [...packages];
  while (waiting.length > 0) {
    const next = waiting.findIndex((one) => !waiting.some((other) => needs(one, other)));
    if (next === -1)
      throw new Error(`these packages need each other: ${waiting.map(({ folder }) => folder).join(", ")}`);
    ordered.push(...waiting.splice(next, 1));
  }
  return ordered;
}

const needs = ({ manifest }: Workspace, other: Workspace): boolean =>
  other.manifest.name in { ...manifest.dependencies, ...manifest.peerDependencies };
