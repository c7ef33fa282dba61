/** Output formats of commands with answers for people and programs. */
export const HUMAN_OR_JSON = ["human", "json"] as const;
export type HumanOrJson = (typeof HUMAN_OR_JSON)[number];
