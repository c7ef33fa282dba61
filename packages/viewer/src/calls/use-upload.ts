import type { Call, CallTypes } from "@epb/contract";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ApiFailure } from "../api/api-failure.js";
import type { CallInput } from "../api/call-input.js";
import { useSession } from "../session/session-context.js";
import { askAgain } from "./use-call.js";

/** Input of a call with a file as its body, and its own headers. */
export type UploadInput<Types extends CallTypes> = Omit<CallInput<Types>, "body"> & {
  readonly body: Blob;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A call that uploads a file, with its progress: 1 once the server processes the file. */
interface Uploading<Types extends CallTypes> {
  readonly upload: UseMutationResult<Types["reply"], ApiFailure, UploadInput<Types>>;
  readonly part: number;
}

/** Uploads a file. @param changes - Calls to refetch afterwards. */
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
