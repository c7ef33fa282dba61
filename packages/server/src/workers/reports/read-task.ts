import { type Calculation, Decimal, type Project, parseProject } from "@epb/engine";
import { calculateVariants, type Variants } from "@epb/engine/whatif";
import { LRUCache } from "lru-cache";
import { CACHE_SIZES } from "../../base/cache-sizes.js";

const projects = new LRUCache<string, Project>({
  maxSize: CACHE_SIZES.reportProjects,
  sizeCalculation: (_, text) => text.length,
  memoMethod: parse,
});
const variants = new WeakMap<Project, Variants>();

/** The project of a task. The server has read it before, so one that cannot be read is our own mistake. */
export const projectOf = (text: string): Project => projects.memo(text);

function parse(text: string): Project {
  const parsed = parseProject(JSON.parse(text));
  if (!parsed.ok) throw new Error(`a stored project cannot be read: ${parsed.problems[0]?.message ?? ""}`);
  return parsed.value;
}

/** The figures of a project that is kept: they are calculated once. */
export const calculationOf = (project: Project): Calculation => variantsOf(project).calculation;

/** {@link calculationOf}, and what calculates the project with other inputs. */
export function variantsOf(project: Project): Variants {
  const known = variants.get(project) ?? calculateVariants(project);
  variants.set(project, known);
  return known;
}

/** Data as JSON has it: decimals become texts of digits. */
export function plainData(value: unknown): unknown {
  if (Decimal.isDecimal(value)) return value.toFixed();
  if (Array.isArray(value)) return value.map(plainData);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([name, part]) => [name, plainData(part)]),
  );
}
