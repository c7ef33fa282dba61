/** The part of Trusted Types used here; some browsers lack the API. */
interface TrustedTypes {
  createPolicy(name: string, rules: Pick<Policy, "createScriptURL">): Policy;
}
interface Policy {
  createScriptURL(url: string): string;
}

const policies = new Map<string, Policy | undefined>();

/**
 * The URL of a worker, as the Content-Security-Policy requires it.
 *
 * @param policyName - A policy of the Content-Security-Policy. It allows only the first URL of this window.
 */
export function trustedScript(policyName: string, url: string): string {
  if (!policies.has(policyName)) policies.set(policyName, policyFor(policyName, url));
  return policies.get(policyName)?.createScriptURL(url) ?? url;
}

function policyFor(name: string, url: string): Policy | undefined {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(name, {
    createScriptURL: (given) => {
      if (given !== url) throw new TypeError(`no worker of ours: ${given}`);
      return given;
    },
  });
}
