// Written by `npm run release`.

/** Version of the engine, as in its package.json. A constant, so that a result can name it where there are no files. */
export const ENGINE_VERSION = "0.0.0";
