/** Texts of a demonstration site. */
export const DEMONSTRATION_TEXTS = {
  title: "Demonstration",
  chooseTitle: "Choose a person",
  chooseText: "This is a demonstration with invented projects. No password is needed.",
  youAre: (person: string, role: string): string => `You are ${person}, ${role}.`,
  youAreOnly: (person: string): string => `You are ${person}.`,
  switchRole: "Switch role",
  failed: "Signing in as this person failed. Try again.",
} as const;
