import { join } from "node:path";
import { ROOT } from "../../test/house-rules/repository.js";

/** Import of {@link isOn} for an edited source. It has no line of its own, so that lines keep their numbers. */
export const SWITCH_IMPORT = `import { isOn } from ${JSON.stringify(join(ROOT, "scripts/switches/switch.ts"))};`;
