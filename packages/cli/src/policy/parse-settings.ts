import { didYouMean, nearMisses } from "@epb/engine/lookup";
import { parseJson } from "@epb/workbook/diagnostics";
import type * as z from "zod/mini";

export type SettingsResult<Settings> =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly complaints: readonly Complaint[] };

/** One mistake in a file of settings. */
export interface Complaint {
  /** Key that the mistake is at, `waivers[0].until`; empty for the file as a whole. */
  readonly key: string;
  /** Sentences that say what is wrong and what to write. */
  readonly text: string;
  /** True if the file is not JSON. */
  readonly isUnreadable?: boolean;
}

type Path = readonly PropertyKey[];

/**
 * Reads settings from the bytes of a JSON file. Reports a byte order mark, duplicate keys, and broken JSON with their
 * line.
 */
export function parseSettings<Settings>(
  bytes: Uint8Array,
  file: string,
  schema: z.ZodMiniType<Settings>,
): SettingsResult<Settings> {
  const parsed = parseJson(bytes, file);
  if (!parsed.ok) {
    const { message, found } = parsed.finding;
    const text = found === undefined ? message : `${message} It has ${found}.`;
    return { ok: false, complaints: [{ key: "", text, isUnreadable: true }] };
  }
  const { success, data, error } = schema.safeParse(parsed.json);
  if (success) return { ok: true, settings: data };
  return { ok: false, complaints: complaintsAbout(error, schema) };
}

/** The mistakes that a schema finds in data. A mistyped key is one mistake, and not also a missing key. */
export function complaintsAbout(error: z.core.$ZodError, schema: z.core.$ZodType): readonly Complaint[] {
  const mistyped = error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? mistypedKeys(issue, schema) : [],
  );
  const meant = new Set(mistyped.flatMap(({ suggestions }) => suggestions));
  const others = error.issues.flatMap((issue): readonly Complaint[] => {
    const key = keyText(issue.path);
    if (issue.code === "unrecognized_keys" || meant.has(key)) return [];
    return issue.code === "invalid_key"
      ? issue.issues.map(({ message }) => ({ key, text: message }))
      : [{ key, text: issue.message }];
  });
  return [...mistyped, ...others];
}

interface MistypedKey extends Complaint {
  /** Possible keys with their paths. */
  readonly suggestions: readonly string[];
}

function mistypedKeys(
  { path, keys }: z.core.$ZodIssueUnrecognizedKeys,
  schema: z.core.$ZodType,
): readonly MistypedKey[] {
  const known = keysAt(schema, path);
  return keys.map((name) => {
    const near = nearMisses(
      name,
      known.map((key) => ({ suggestion: key, names: [key] })),
    );
    const hint = didYouMean(near) || `Known keys: ${known.join(", ")}.`;
    return {
      key: keyText([...path, name]),
      text: `This key does not exist. ${hint}`,
      suggestions: near.map((key) => keyText([...path, key])),
    };
  });
}

/** The keys that an object of a schema may have. */
function keysAt(schema: z.core.$ZodType, path: Path): readonly string[] {
  const { def } = schema._zod as z.core.$ZodTypeInternals & { def: z.core.$ZodTypes["_zod"]["def"] };
  const [first, ...rest] = path;
  switch (def.type) {
    case "object":
      return first === undefined ? Object.keys(def.shape) : childKeys(def.shape[String(first)], rest);
    case "array":
      return childKeys(def.element, rest);
    case "optional":
      return keysAt(def.innerType, path);
    default:
      return [];
  }
}

const childKeys = (schema: z.core.$ZodType | undefined, path: Path): readonly string[] =>
  schema === undefined ? [] : keysAt(schema, path);

/** `paths[0]` */
function keyText(path: Path): string {
  return path
    .map((part, index) => (typeof part === "number" ? `[${part}]` : `${index === 0 ? "" : "."}${String(part)}`))
    .join("");
}
