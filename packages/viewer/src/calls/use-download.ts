import type { Call, CallTypes } from "@epb/contract";
import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import type { Download } from "../api/api-client.js";
import type { ApiFailure } from "../api/api-failure.js";
import type { CallInput } from "../api/call-input.js";
import { useSession } from "../session/session-context.js";

/** A call that answers a file, asked for when somebody wants it. @param onFile - Hands it to the browser. */
export function useDownload<Types extends CallTypes>(
  call: Call<Types>,
  onFile: (download: Download) => void,
): UseMutationResult<Download, ApiFailure, CallInput<Types>> {
  const { api } = useSession();
  return useMutation<Download, ApiFailure, CallInput<Types>>({
    mutationFn: (input) => api.download(call, input),
    onSuccess: onFile,
  });
}
