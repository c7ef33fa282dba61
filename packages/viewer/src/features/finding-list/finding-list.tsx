import type { Finding } from "@epb/workbook/diagnostics";
import { type KeyboardEvent, type ReactElement, type ReactNode, useMemo, useRef, useState } from "react";
import { EmptyState } from "../../components/empty-state.js";
import { Icon } from "../../components/icon.js";
import { FINDING_TEXTS } from "../../texts/finding-texts.js";
import { type FindingFilter, filterFindings, groupFindings, groupTitle } from "./filter-findings.js";
import { FindingActions } from "./finding-actions.js";
import { FindingFilters } from "./finding-filters.js";
import { FindingItem } from "./finding-item.js";
import "./finding-list.scss";

interface FindingListProps {
  /** File name in copies and downloads. */
  readonly file: string;
  /** In the order of the workbook. */
  readonly findings: readonly Finding[];
  /** Heading level of the groups, below the heading of the list. */
  readonly level: 3 | 4;
  /** A further way to take the findings elsewhere. */
  readonly action?: ReactNode;
}

/** Number of findings that are shown at first: an error in a whole column leads to thousands. */
const SHOWN_AT_ONCE = 200;

/** Findings by sheet with a filter; arrow keys move between them. */
export function FindingList({ file, findings, level, action }: FindingListProps): ReactElement {
  const [filter, setFilter] = useState<FindingFilter>({ words: "" });
  const [limit, setLimit] = useState(SHOWN_AT_ONCE);
  const [current, setCurrent] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const matching = useMemo(() => filterFindings(findings, filter), [findings, filter]);
  const groups = useMemo(() => groupFindings(matching.slice(0, limit)), [matching, limit]);
  const groupTitles = useMemo(() => [...new Set(findings.map(groupTitle))], [findings]);
  if (findings.length === 0) return <EmptyState title={FINDING_TEXTS.none}>{FINDING_TEXTS.noneText}</EmptyState>;

  const count = Math.min(matching.length, limit);
  const here = Math.min(current, count - 1);
  const goTo = (index: number): void => {
    if (index < 0 || index >= count) return;
    const item = list.current?.querySelector<HTMLElement>(`[data-finding="${index}"]`);
    item?.focus();
    item?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = indexAfter(event.key, here, count);
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
  };
  const Heading = `h${level}` as const;
  const firsts = firstIndices(groups.map((group) => group.findings.length));
  return (
    <div className="finding-list">
      <FindingFilters
        filter={filter}
        counts={{ error: countOf(findings, "error"), warning: countOf(findings, "warning") }}
        groups={groupTitles}
        onFilter={(next) => {
          setFilter(next);
          setCurrent(0);
          setLimit(SHOWN_AT_ONCE);
        }}
      />
      <div className="finding-list__bar">
        <p className="finding-list__count" role="status">
          {FINDING_TEXTS.shown(matching.length, findings.length)}
        </p>
        <div className="button-row finding-list__actions no-print">
          <Jump text={FINDING_TEXTS.previous} sign="up" isDisabled={here <= 0} onJump={() => goTo(here - 1)} />
          <Jump text={FINDING_TEXTS.next} sign="down" isDisabled={here >= count - 1} onJump={() => goTo(here + 1)} />
          <FindingActions file={file} shown={matching}>
            {action}
          </FindingActions>
        </div>
      </div>
      <p className="finding-list__hint no-print">{FINDING_TEXTS.keyboardHint}</p>
      {matching.length === 0 && <p className="finding-list__none">{FINDING_TEXTS.noneMatch}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the findings in it */}
      <div ref={list} onKeyDown={onKeyDown}>
        {groups.map((group, at) => (
          <section key={`${group.findings[0]?.severity} ${group.title}`} className="finding-group">
            <Heading className="finding-group__title">
              {group.title} <span className="finding-group__count">{group.findings.length}</span>
            </Heading>
            <ul className="plain-list">
              {group.findings.map((finding, offset) => {
                const index = (firsts[at] ?? 0) + offset;
                return (
                  <FindingItem
                    key={index}
                    finding={finding}
                    index={index}
                    isCurrent={index === here}
                    onFocus={() => setCurrent(index)}
                  />
                );
              })}
            </ul>
          </section>
        ))}
      </div>
      {matching.length > limit && (
        <button
          type="button"
          className="usa-button usa-button--outline no-print"
          onClick={() => setLimit(limit + SHOWN_AT_ONCE)}
        >
          {FINDING_TEXTS.showMore(Math.min(SHOWN_AT_ONCE, matching.length - limit))}
        </button>
      )}
    </div>
  );
}

interface JumpProps {
  readonly text: string;
  readonly sign: "up" | "down";
  readonly isDisabled: boolean;
  readonly onJump: () => void;
}

function Jump({ text, sign, isDisabled, onJump }: JumpProps): ReactElement {
  return (
    <button
      type="button"
      className="usa-button usa-button--outline icon-button"
      disabled={isDisabled}
      aria-label={text}
      title={text}
      onClick={onJump}
    >
      <Icon kind={sign} />
    </button>
  );
}

/** Target index of a key; it does not wrap around. */
function indexAfter(key: string, here: number, count: number): number | undefined {
  switch (key) {
    case "ArrowDown":
      return Math.min(here + 1, count - 1);
    case "ArrowUp":
      return Math.max(here - 1, 0);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

/** At which place of the whole list each group begins. */
function firstIndices(lengths: readonly number[]): readonly number[] {
  let next = 0;
  return lengths.map((length) => {
    const first = next;
    next += length;
    return first;
  });
}

const countOf = (findings: readonly Finding[], wanted: Finding["severity"]): number =>
  findings.filter(({ severity }) => severity === wanted).length;
