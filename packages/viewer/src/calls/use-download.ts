import type { Call, CallTypes } from "@epb/contract";
import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import type { Download } from "../api/api-client.js";
import type { ApiFailure } from "../api/api-failure.js";
import type { CallInput } from "../api/call-input.js";
import { useSession } from "../session/session-context.js";

/** A call for a file, sent on request. @param onFile - Passes the file to the browser. */
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
