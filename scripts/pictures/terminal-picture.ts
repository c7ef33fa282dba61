/** An image for a terminal: the command and its output, with its bold, dim, and colored words. */
export function terminalPicture(command: string, output: string): string {
  const lines = [`$ ${command}`, ...output.replace(/\n$/, "").split("\n")].map(styledRuns);
  const columns = Math.max(...lines.map((runs) => runs.reduce((length, { text }) => length + text.length, 0)));
  const width = Math.ceil(columns * CHARACTER_WIDTH) + 2 * MARGIN;
  const height = lines.length * LINE_HEIGHT + 2 * MARGIN + TITLE_BAR;
  const texts = lines.flatMap((runs, index) => lineTexts(runs, TITLE_BAR + MARGIN + (index + 1) * LINE_HEIGHT - 5));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(`Terminal: ${command}`)}">
<rect width="100%" height="100%" rx="8" fill="#1b2330"/>
<g fill="#5b6678"><circle cx="20" cy="16" r="5"/><circle cx="38" cy="16" r="5"/><circle cx="56" cy="16" r="5"/></g>
<g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="13" fill="#e6eaf0">
${texts.join("\n")}
</g>
</svg>
`;
}

const CHARACTER_WIDTH = 7.85;
const LINE_HEIGHT = 18;
const MARGIN = 16;
const TITLE_BAR = 24;

interface Run {
  readonly text: string;
  readonly attributes: string;
}

/** SVG attributes for the escape sequences of the command line, on a dark background. */
const LOOKS: Readonly<Record<string, string>> = {
  "1": 'font-weight="bold"',
  "2": 'fill="#9aa5b5"',
  "31": 'fill="#ff8f87"',
  "33": 'fill="#f2cc60"',
};
/** A sequence that ends a look. */
const ENDS: Readonly<Record<string, readonly string[]>> = { "22": ["1", "2"], "39": ["31", "33"] };

function styledRuns(line: string): Run[] {
  const looks = new Set<string>();
  const runs: Run[] = [];
  for (const [index, piece] of line.split(ESCAPE).entries()) {
    if (index % 2 === 1) {
      if (ENDS[piece] === undefined) looks.add(piece);
      else for (const ended of ENDS[piece]) looks.delete(ended);
    } else if (piece !== "") {
      runs.push({ text: piece, attributes: [...looks].map((look) => LOOKS[look] ?? "").join(" ") });
    }
  }
  return runs;
}

const ESCAPE = new RegExp(`${String.fromCharCode(27)}\\[(\\d+)m`);

/** Each word has its position and length, so that columns align in any font; rules are drawn. */
function lineTexts(runs: readonly Run[], baseline: number): string[] {
  let column = 0;
  return runs.flatMap(({ text, attributes }) => {
    const start = column;
    column += text.length;
    return [...text.matchAll(/─+|[█▉▊▋▌▍▎▏]+|[^\s─█▉▊▋▌▍▎▏]+/g)].map(({ 0: word, index }) => {
      const x = (MARGIN + (start + index) * CHARACTER_WIDTH).toFixed(1);
      const length = (word.length * CHARACTER_WIDTH).toFixed(1);
      if (word.startsWith("─")) return `<rect x="${x}" y="${baseline - 5}" width="${length}" height="1"/>`;
      if (/^[█-▏]/.test(word)) return `<rect x="${x}" y="${baseline - 11}" width="${length}" height="13"/>`;
      return `<text x="${x}" y="${baseline}" textLength="${length}" ${attributes}>${escaped(word)}</text>`;
    });
  });
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
