/** The table of terms. */
export const GLOSSARY_TEXTS = {
  title: "Glossary",
  lead: "The words of energy-savings performance projects, as they are used here.",
  search: "Search the glossary",
  clear: "Clear the search",
  letters: "Letters",
  toLetter: (letter: string): string => `Terms with ${letter}`,
  caption: "Terms and what they mean",
  term: "Term",
  definition: "What it means",
  count: (count: number): string => (count === 1 ? "1 term" : `${count} terms`),
  nothingTitle: "No term matches",
  nothingText: "Try a shorter word, or an abbreviation. If a term is missing here, tell support.",
} as const;
