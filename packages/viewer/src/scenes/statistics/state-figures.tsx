import type { ProjectGroup } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { GROUP_MEASURES, measureTitle } from "./group-measures.js";
import { STATISTICS_TEXTS } from "./statistics-texts.js";

interface StateFiguresProps {
  readonly name: string;
  readonly region: string | undefined;
  /** Undefined where nothing is told. */
  readonly group: ProjectGroup | undefined;
  readonly minimum: number;
  /** Absent where all states are shown. */
  readonly onClear?: () => void;
}

/** The figures of the state that was chosen on the map, or of all. */
export function StateFigures({ name, region, group, minimum, onClear }: StateFiguresProps): ReactElement {
  return (
    <section className="card" aria-live="polite" aria-label={name}>
      <h2 className="card__title">{name}</h2>
      {region !== undefined && <p className="statistics__note">{region}</p>}
      {group === undefined ? (
        <p>{STATISTICS_TEXTS.stateNotTold(minimum)}</p>
      ) : (
        <dl className="project-facts">
          {GROUP_MEASURES.map((measure) => (
            <div key={measure.id}>
              <dt>{measureTitle(measure)}</dt>
              <dd>{measure.full(group)}</dd>
            </div>
          ))}
        </dl>
      )}
      {onClear !== undefined && (
        <Button type="button" unstyled onClick={onClear}>
          {STATISTICS_TEXTS.backToAll}
        </Button>
      )}
    </section>
  );
}
