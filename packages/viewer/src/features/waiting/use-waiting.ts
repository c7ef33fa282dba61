import { GET_WAITING, type WaitingWork } from "@epb/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ApiFailure } from "../../api/api-failure.js";
import { useCall } from "../../calls/use-call.js";

/**
 * Work that waits for the reader. Several components can ask: they share the reply. Every change makes it old.
 *
 * @param retriesOnMount - False for a component beside the page: the page itself offers to try again.
 */
export const useWaiting = (retriesOnMount = true): UseQueryResult<WaitingWork, ApiFailure> =>
  useCall(GET_WAITING, {}, { retriesOnMount, isBeside: true });
