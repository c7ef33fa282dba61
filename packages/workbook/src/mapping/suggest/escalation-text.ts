const ESCALATION =
  /escalat|inflat|\bgrowth\b|(annual|yearly|price) (increase|rise|change)|outlook|\bchange in\b|\brise (of|in)\b|increase of|cost index/i;

/** True for a text about the growth of prices: `Escalation rates`, `Growth of all savings`. */
export const isEscalationText = (text: string): boolean => ESCALATION.test(text);
