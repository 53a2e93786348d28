import { CONTENT_POLICY } from './content-policy.ts'
import type { ResourcePolicy } from './policy-groups.ts'
import { TEAM_POLICY } from './team-policy.ts'
import { WORK_POLICY } from './work-policy.ts'

/**
 * Callers of each operation, and the rows that it reaches. Written by hand and reviewed: the
 * declarations are checked against it, never the other way round. An operation without a row here,
 * or a row without an operation, turns the matrix test red.
 *
 * @source domain: tenancy and roles; console spec §2, §6; reliability T1, T2
 */
export const POLICY: Readonly<Record<string, ResourcePolicy>> = {
  ...TEAM_POLICY,
  ...CONTENT_POLICY,
  ...WORK_POLICY,
}
