import type { GlossaryTerm } from "@epb/contract";
import { type ReactElement, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { EmptyState } from "../../components/empty-state.js";
import { SearchField } from "../../components/search-field.js";
import { GLOSSARY_TEXTS as TEXTS } from "./glossary-texts.js";
import { useAnchorOfAddress } from "./use-anchor-of-address.js";

/** Terms with one letter. */
interface TermGroup {
  readonly letter: string;
  readonly terms: readonly GlossaryTerm[];
}

/** Terms with all words in their name or meaning, ignoring case. */
function matchingTerms(terms: readonly GlossaryTerm[], search: string): readonly GlossaryTerm[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return terms.filter(({ term, definition }) => {
    const text = `${term} ${definition}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Terms by first letter, in alphabetical order. */
function termGroups(terms: readonly GlossaryTerm[]): readonly TermGroup[] {
  const groups = new Map<string, GlossaryTerm[]>();
  for (const each of terms) {
    const letter = each.term.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), each]);
  }
  return [...groups]
    .map(([letter, found]) => ({ letter, terms: found }))
    .sort((a, b) => (a.letter < b.letter ? -1 : 1));
}

/** The anchor of a term: `esco-energy-service-company`. */
const anchorOf = (term: string): string =>
  term
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const LETTERS: readonly string[] = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Longest search. */
const SEARCH_LENGTH = 60;

/** All terms, by their letters, with a search. */
export function Terms({ terms }: { readonly terms: readonly GlossaryTerm[] }): ReactElement {
  const [search, setSearch] = useState("");
  useAnchorOfAddress();
  const found = matchingTerms(terms, search);
  const groups = termGroups(found);
  const letters = new Set(groups.map(({ letter }) => letter));
  return (
    <div className="glossary">
      <div className="glossary__tools no-print">
        <SearchField
          label={TEXTS.search}
          clearText={TEXTS.clear}
          value={search}
          maxLength={SEARCH_LENGTH}
          onSearch={setSearch}
        />
        <p className="glossary__count" role="status">
          {TEXTS.count(found.length)}
        </p>
      </div>
      <nav className="glossary__letters no-print" aria-label={TEXTS.letters}>
        {LETTERS.map((letter) =>
          letters.has(letter) ? (
            <Link key={letter} to={`#letter-${letter}`} aria-label={TEXTS.toLetter(letter)}>
              {letter}
            </Link>
          ) : (
            <span key={letter} aria-hidden="true">
              {letter}
            </span>
          ),
        )}
      </nav>
      {groups.length === 0 ? (
        <EmptyState title={TEXTS.nothingTitle}>{TEXTS.nothingText}</EmptyState>
      ) : (
        <TermTable groups={groups} />
      )}
    </div>
  );
}

function TermTable({ groups }: { readonly groups: ReturnType<typeof termGroups> }): ReactElement {
  const { hash } = useLocation();
  return (
    <table className="data-table content-table glossary__table">
      <caption className="visually-hidden">{TEXTS.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{TEXTS.term}</th>
          <th scope="col">{TEXTS.definition}</th>
        </tr>
      </thead>
      {groups.map(({ letter, terms }) => (
        <tbody key={letter}>
          <tr className="glossary__letter" id={`letter-${letter}`}>
            <th scope="rowgroup" colSpan={2}>
              {letter}
            </th>
          </tr>
          {terms.map(({ term, definition }) => (
            <tr
              key={term}
              id={anchorOf(term)}
              className={hash === `#${anchorOf(term)}` ? "glossary__wanted" : undefined}
            >
              <th scope="row">
                <Link to={`#${anchorOf(term)}`}>{term}</Link>
              </th>
              <td>{definition}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
