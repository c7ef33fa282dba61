/** `electricEnergyCost` for the member `ElectricEnergyCost` of an enumeration. */
export const memberName = (member: string): string => `${member.charAt(0).toLowerCase()}${member.slice(1)}`;
