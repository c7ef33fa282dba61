import { EngineError } from "../errors/engine-error.js";
import type { ReferenceDataEdition } from "../reference/reference-data-edition.js";
import type { InputHashes } from "./input-hashes.js";
import { type JsonObject, plainData } from "./plain-data.js";
import {
  ENGINE_NAME,
  ENVELOPE_SCHEMA_VERSION,
  type ResultEnvelope,
  type SealedIssue,
  type SealedTemplate,
} from "./result-envelope.js";
import type { SealedOptions } from "./sealed-options.js";
import {
  anObject,
  type EnvelopeProblem,
  listOf,
  objectOf,
  oneOf,
  recordOf,
  type Shape,
  text,
  textLike,
  wholeNumber,
} from "./shape.js";

export type ParsedEnvelope =
  | { readonly ok: true; readonly envelope: ResultEnvelope }
  | { readonly ok: false; readonly problems: readonly EnvelopeProblem[] };

const hash = textLike("64 hexadecimal digits", /^[0-9a-f]{64}$/);
const instant = textLike(
  'a date and time such as "2024-01-31T12:00:00Z"',
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/,
);
/** Any object: its contents are compared with the values that the engine computes. */
const figures: Shape<JsonObject> = anObject;

const ENVELOPE: Shape<ResultEnvelope> = objectOf<ResultEnvelope>(
  {
    schemaVersion: oneOf(ENVELOPE_SCHEMA_VERSION),
    engine: objectOf<ResultEnvelope["engine"]>({ name: oneOf(ENGINE_NAME), version: text }),
    inputs: objectOf<InputHashes>({ sha256: hash, parts: recordOf(hash) }),
    options: objectOf<SealedOptions>({
      ghg: objectOf<SealedOptions["ghg"]>({ edition: text, rateType: text, warmingPotentials: text }),
    }),
    referenceData: listOf(
      objectOf<ReferenceDataEdition>({
        kind: oneOf("grid gas rates", "fuel emission factors", "warming potentials"),
        name: text,
        sha256: hash,
      }),
    ),
    template: objectOf<SealedTemplate>({ kind: text, version: text }),
    sealedAt: instant,
    issues: listOf(
      objectOf<SealedIssue>({
        code: text,
        name: text,
        section: wholeNumber,
        severity: text,
        message: text,
        advice: text,
        at: text,
        url: text,
      }),
    ),
    calculatedValues: figures,
    sha256: hash,
  },
  ["template", "sealedAt"],
);

/** Reads an envelope from data of any kind. Everything that is wrong comes at once; it never throws on bad data. */
export function parseEnvelope(data: unknown): ParsedEnvelope {
  const plain = plainOrProblem(data);
  if ("problem" in plain) return { ok: false, problems: [plain.problem] };
  const problems: EnvelopeProblem[] = [];
  const isRight = ENVELOPE(plain.data, "", (problem) => {
    problems.push(problem);
  });
  return isRight ? { ok: true, envelope: plain.data } : { ok: false, problems };
}

function plainOrProblem(data: unknown): { readonly data: unknown } | { readonly problem: EnvelopeProblem } {
  try {
    return { data: plainData(data) };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { problem: { at: String(error.details["path"]), expected: "data as JSON has it" } };
  }
}
