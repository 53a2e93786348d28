// oxlint-disable-next-line import/default -- the build gives a worker's address as the default
import timerScript from './timer-worker.ts?worker&url'

type ScriptUrlPolicy = { readonly createScriptURL: (name: string) => string }
type TrustedTypes = {
  readonly createPolicy: (name: string, policy: ScriptUrlPolicy) => ScriptUrlPolicy
}

/** The only allowed URLs of workers. */
const SCRIPTS = { service: '/sw.js', timer: timerScript } as const

export type WorkerName = keyof typeof SCRIPTS

let policy: ScriptUrlPolicy | undefined

/**
 * URL of a worker. Under Trusted Types only our policy can create it, and the policy creates no
 * other.
 *
 * @source reliability, decisions: CSP, one policy `omc-worker`
 */
export function workerScript(name: WorkerName): string {
  // A page may create a policy of this name once.
  policy ??= createPolicy()
  return policy.createScriptURL(name)
}

function createPolicy(): ScriptUrlPolicy {
  // as: `workerScript` alone calls the policy, with the name of a script.
  const own = { createScriptURL: (name: string) => SCRIPTS[name as WorkerName] }
  // as: not every browser has Trusted Types, nor do the types.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy('omc-worker', own) ?? own
}
