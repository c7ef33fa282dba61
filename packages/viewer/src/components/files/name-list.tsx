import type { ReactElement } from "react";
import { LongList } from "./long-list.js";

interface NameListProps {
  /** Name of the list for screen readers. */
  readonly label: string;
  readonly names: readonly string[];
}

/** Names of files. */
export function NameList({ label, names }: NameListProps): ReactElement {
  return (
    <LongList label={label} count={names.length} className="name-list">
      {names.map((name, index) => (
        // Files of different folders can have one name.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index}>{name}</li>
      ))}
    </LongList>
  );
}
