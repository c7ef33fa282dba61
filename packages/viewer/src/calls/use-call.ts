import { type Call, type CallTypes, GET_WAITING } from "@epb/contract";
import {
  keepPreviousData,
  type QueryClient,
  type QueryMeta,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { ApiFailure } from "../api/api-failure.js";
import type { CallInput } from "../api/call-input.js";
import { useSession } from "../session/session-context.js";

interface QueryOptions {
  /** False: the question is not asked yet. */
  readonly isEnabled?: boolean;
  /** The answer to the question before stays until there is one to this. */
  readonly keepsPrevious?: boolean;
  /** Milliseconds for which an answer is not asked for again. */
  readonly staleTime?: number;
  /** False: a component that appears later does not repeat a failed call of another component. */
  readonly retriesOnMount?: boolean;
  /** True: a change does not wait until the reply is new, because the reply is not part of the page. */
  readonly isBeside?: boolean;
  /** Version of the subject: a cached reply for another version is never shown. */
  readonly version?: number;
}

/** Reply of a call, cached and refetched by react-query. */
export function useCall<Types extends CallTypes>(
  call: Call<Types>,
  input: CallInput<Types>,
  {
    isEnabled = true,
    keepsPrevious = false,
    staleTime,
    retriesOnMount = true,
    isBeside = false,
    version,
  }: QueryOptions = {},
): UseQueryResult<Types["reply"], ApiFailure> {
  const { api } = useSession();
  return useQuery<Types["reply"], ApiFailure>({
    queryKey: version === undefined ? [call.name, input] : [call.name, input, version],
    queryFn: () => api.call(call, input),
    enabled: isEnabled,
    retryOnMount: retriesOnMount,
    meta: { isBeside },
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    ...(staleTime !== undefined && { staleTime }),
  });
}

interface ChangeOptions {
  /** The screen tells failures itself, and not a notice over the page: a dialog hides that. */
  readonly handlesErrors?: boolean;
}

/** A call that changes data. @param changes - Calls to refetch afterwards. */
export function useChange<Types extends CallTypes>(
  call: Call<Types>,
  changes: readonly { readonly name: string }[] = [],
  { handlesErrors = false }: ChangeOptions = {},
): UseMutationResult<Types["reply"], ApiFailure, CallInput<Types>> {
  const { api } = useSession();
  const queries = useQueryClient();
  return useMutation<Types["reply"], ApiFailure, CallInput<Types>>({
    mutationFn: (input) => api.call(call, input),
    onSuccess: () => askAgain(queries, changes),
    meta: { handlesErrors },
  });
}

/** Answers to these calls are old. Waits for the new answers of the page, and not for those beside the page. */
export async function askAgain(queries: QueryClient, changed: readonly { readonly name: string }[]): Promise<void> {
  // Any change of data can be what waited for the reader. Steps of a session change no data.
  const calls = changed.length === 0 ? [] : [...changed, GET_WAITING];
  const isBeside = ({ meta }: { readonly meta: QueryMeta | undefined }): boolean => meta?.["isBeside"] === true;
  for (const { name } of calls) void queries.invalidateQueries({ queryKey: [name], predicate: isBeside });
  await Promise.all(
    calls.map(({ name }) => queries.invalidateQueries({ queryKey: [name], predicate: (query) => !isBeside(query) })),
  );
}
