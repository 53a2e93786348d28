import type { Verification } from '../../audit/verify-trail.ts'
import type { Context } from '../../jsonapi/context.ts'

/** More than fits into the time of a request is for `npm run audit:verify`. */
const NEWEST = 20_000

/** Reads the trail while no transaction of the request is open. */
export async function prepareVerify({ services }: Context) {
  return () => services.auditTrail.verify({ newest: NEWEST })
}

export async function verify(_context: Context, { found }: { found: Verification }) {
  const [first] = found.breaks
  const { head } = found
  return {
    ok: found.ok,
    complete: found.complete,
    checked_count: found.checked,
    head: head && {
      chain: head.chain,
      sequence: head.sequence,
      hash: head.hash,
      sealed_at: head.sealedAt.toISOString(),
    },
    first_broken: first
      ? {
          audit_event_id: first.auditEventId === null ? null : String(first.auditEventId),
          chain: first.chain,
          sequence: first.sequence,
          what: first.what,
        }
      : null,
  }
}
