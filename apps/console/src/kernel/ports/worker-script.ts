type ScriptUrlPolicy = { readonly createScriptURL: (url: string) => string }
type TrustedTypes = {
  readonly createPolicy: (name: string, policy: ScriptUrlPolicy) => ScriptUrlPolicy
}

/** The only allowed URL of a worker. */
const WORKER_SCRIPT = '/sw.js'

/**
 * URL of the service worker. Under Trusted Types only our policy can create it, and the policy
 * creates no other.
 *
 * @source reliability, decisions: CSP, one policy `omc-worker`
 */
export function workerScript(): string {
  // as: not every browser has Trusted Types, nor do the types.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('omc-worker', { createScriptURL: () => WORKER_SCRIPT })
  return policy ? policy.createScriptURL(WORKER_SCRIPT) : WORKER_SCRIPT
}
