/** The table of terms. */
export const GLOSSARY_TEXTS = {
  title: "Glossary",
  lead: "Terms of energy-savings performance projects, as used on this site.",
  search: "Search the glossary",
  clear: "Clear the search",
  letters: "Letters",
  toLetter: (letter: string): string => `Terms that begin with ${letter}`,
  caption: "Terms and definitions",
  term: "Term",
  definition: "Definition",
  count: (count: number): string => (count === 1 ? "1 term" : `${count} terms`),
  nothingTitle: "No term matches",
  nothingText: "Try a shorter word or an abbreviation. If a term is missing, write to support.",
} as const;
