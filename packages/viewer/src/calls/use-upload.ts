import type { Call, CallTypes } from "@epb/contract";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ApiFailure } from "../api/api-failure.js";
import type { CallInput } from "../api/call-input.js";
import { useSession } from "../session/session-context.js";
import { askAgain } from "./use-call.js";

/** What a call whose body is a file is given, and the headers that only it has. */
export type UploadInput<Types extends CallTypes> = Omit<CallInput<Types>, "body"> & {
  readonly body: Blob;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A call that sends a file, and how much of it has gone out: 1 once the server is at work on it. */
interface Uploading<Types extends CallTypes> {
  readonly upload: UseMutationResult<Types["reply"], ApiFailure, UploadInput<Types>>;
  readonly part: number;
}

/** Sends a file. @param changes - Calls whose answers are asked for again afterwards. */
export function useUpload<Types extends CallTypes>(
  call: Call<Types>,
  changes: readonly { readonly name: string }[] = [],
): Uploading<Types> {
  const { api } = useSession();
  const queries = useQueryClient();
  const [part, setPart] = useState(0);
  const upload = useMutation<Types["reply"], ApiFailure, UploadInput<Types>>({
    mutationFn: ({ headers, ...input }) =>
      api.call(call, input as unknown as CallInput<Types>, {
        onProgress: setPart,
        ...(headers !== undefined && { headers }),
      }),
    onMutate: () => setPart(0),
    onSuccess: () => askAgain(queries, changes),
    meta: { handlesErrors: true },
  });
  return { upload, part };
}
