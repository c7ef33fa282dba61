import type { ReadProject } from "../../project/read-project.js";
import { htmlReporter } from "../../reports/html/html.js";
import type { Exported } from "./exported.js";

/** Report as a page, with the calculation of the key figures. */
export async function htmlPage({ input, result, findings }: ReadProject): Promise<Exported> {
  const reporter = htmlReporter({ explains: true });
  const contents = reporter.together([await reporter.one({ input, result, findings })], 1);
  return contents === undefined ? { ok: false, why: "cannot be read." } : { ok: true, contents };
}
