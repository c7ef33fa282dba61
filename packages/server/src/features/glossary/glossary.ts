import type { GlossaryTerm } from "@epb/contract";
import { CONTRACT_TERMS } from "./contract-terms.js";
import { EMISSION_TERMS } from "./emission-terms.js";
import { MONEY_TERMS } from "./money-terms.js";
import { PEOPLE_TERMS } from "./people-terms.js";
import { PROJECT_TERMS } from "./project-terms.js";
import { SAVINGS_TERMS } from "./savings-terms.js";
import { SCHEDULE_TERMS } from "./schedule-terms.js";

const ORDER = new Intl.Collator("en", { numeric: true });

/** Every term, in alphabetical order. */
export const GLOSSARY_TERMS: readonly GlossaryTerm[] = [
  ...PEOPLE_TERMS,
  ...PROJECT_TERMS,
  ...CONTRACT_TERMS,
  ...MONEY_TERMS,
  ...SCHEDULE_TERMS,
  ...SAVINGS_TERMS,
  ...EMISSION_TERMS,
].sort((one, other) => ORDER.compare(one.term, other.term));
