import type { WaivedFinding } from "../policy/waiver.js";

/** A waived finding for programs: the finding with its waiver. */
export const waivedJson = ({ finding, waiver }: WaivedFinding): object => ({ ...finding, waiver });
