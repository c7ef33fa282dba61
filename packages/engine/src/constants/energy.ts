/** Heat content of electricity, Btu per kWh. @spec C §9 "Energy and implementation" */
export const BTU_PER_KWH = 3412;

/** Btu per million Btu (MMBtu). */
export const BTU_PER_MMBTU = 1_000_000;
