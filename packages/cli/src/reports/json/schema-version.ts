/** Version of the result's shape: changes when a field is removed or means something else, not when one is added. */
export const RESULT_SCHEMA_VERSION = "1";
