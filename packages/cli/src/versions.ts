import enginePackage from "../../engine/package.json" with { type: "json" };
import cliPackage from "../package.json" with { type: "json" };

/** Version of the program. */
export const CLI_VERSION: string = cliPackage.version;

export interface EngineIdentity {
  readonly name: string;
  readonly version: string;
}

/** Engine that calculated the figures; every result names it. */
export const ENGINE: EngineIdentity = { name: enginePackage.name, version: enginePackage.version };
