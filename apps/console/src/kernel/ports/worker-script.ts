type ScriptUrlPolicy = { readonly createScriptURL: (url: string) => string }
type TrustedTypes = {
  readonly createPolicy: (name: string, policy: ScriptUrlPolicy) => ScriptUrlPolicy
}

/** The one address that workers may come from. */
const WORKER_SCRIPT = '/sw.js'

/**
 * The address of the service worker as the browser wants it: under Trusted Types only our own
 * policy can make one, and it makes no other.
 *
 * @source reliability, decisions: CSP, one policy `omc-worker`
 */
export function workerScript(): string {
  // as: not every browser has Trusted Types, nor do the types.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('omc-worker', { createScriptURL: () => WORKER_SCRIPT })
  return policy ? policy.createScriptURL(WORKER_SCRIPT) : WORKER_SCRIPT
}
