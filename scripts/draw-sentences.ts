/**
 * Prints random sentences of screens, of help and findings, and of documents, for a reader who does not know the project.
 *
 *     npx tsx scripts/draw-sentences.ts --seed 1 --count 60
 */
import { parseArgs } from "node:util";
import fc from "fast-check";
import { type Sentence, sentencesOfDocuments, sentencesOfSources } from "../test/house-rules/plain-english.js";
import { listFiles, loadRepository, readText } from "../test/house-rules/repository.js";

const SHORTEST_IN_WORDS = 4;
/** HTML, styles, drawings, and rows of numbers. */
const MARKUP = /<[a-z!/]|\dpx|^M\d/i;

const { values } = parseArgs({
  options: { seed: { type: "string", default: "1" }, count: { type: "string", default: "60" } },
});

const texts = sentencesOfSources(loadRepository({}).files).filter(({ places }) => places.includes("text"));
const documents = listFiles()
  .filter((path) => /^(README|CONTRIBUTING)\.md$|^docs\/.*\.md$|^packages\/[^/]+\/README\.md$/.test(path))
  .map((path) => ({ path, text: readText(path) }));

print("Screens and emails", texts, /^packages\/(viewer\/src\/.*-texts\.ts$|server\/src\/mail\/)/);
print("Help and findings", texts, /^packages\/(cli\/src|engine\/src\/issues|workbook\/src\/findings)\//);
print("Documents", sentencesOfDocuments(documents), /./);

function print(title: string, all: readonly Sentence[], paths: RegExp): void {
  const sentences = all
    .filter(({ path }) => paths.test(path))
    .flatMap(({ text, ...place }) =>
      text.split(/(?<=[.!?]) (?=[A-Z])/).map((sentence) => ({ ...place, text: sentence })),
    )
    .filter(({ text }) => text.split(" ").length >= SHORTEST_IN_WORDS && !MARKUP.test(text));
  const shuffled = fc.shuffledSubarray(sentences, { minLength: sentences.length });
  const [drawn = []] = fc.sample(shuffled, { seed: Number(values.seed), numRuns: 1 });
  console.log(`\n## ${title}\n`);
  for (const { text, path, line } of drawn.slice(0, Number(values.count))) console.log(`- ${text}  (${path}:${line})`);
}
