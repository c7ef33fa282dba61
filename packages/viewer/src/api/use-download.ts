import type { Call, CallTypes } from "@epb/contract";
import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import { useSession } from "../session/session-context.js";
import type { Download } from "./api-client.js";
import type { ApiFailure } from "./api-failure.js";
import type { CallInput } from "./call-input.js";

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
