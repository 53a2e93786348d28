import type { Database } from '../db/database.ts'
import type { HeadStore } from './heads.ts'
import { verifyTrail, type Verification } from './verify-trail.ts'

/** The trail as seen by behaviours, which can verify it. */
export interface AuditTrail {
  verify: (options?: { newest?: number }) => Promise<Verification>
}

export const createAuditTrail = (
  database: Database,
  heads: HeadStore,
  now: () => Date,
): AuditTrail => ({
  verify: async ({ newest = Infinity } = {}) =>
    verifyTrail(database, { heads: await heads.read(), now: now(), newest }),
})
