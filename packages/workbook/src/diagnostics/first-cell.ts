import { type CellPosition, parseAddress } from "../xlsx/cell-address.js";

/** The first cell of an address or range; undefined for anything else. */
export const firstCell = (address: string): CellPosition | undefined => parseAddress(address.split(":")[0] ?? "");
