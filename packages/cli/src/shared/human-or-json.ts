/** How commands answer that answer people and programs. */
export const HUMAN_OR_JSON = ["human", "json"] as const;
export type HumanOrJson = (typeof HUMAN_OR_JSON)[number];
