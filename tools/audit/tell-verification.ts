import type { Heads } from '../../apps/api/src/audit/heads.ts'
import type { Break, Verification } from '../../apps/api/src/audit/verify-trail.ts'

const WHAT: Record<Break['what'], (row: string) => string> = {
  changed: (row) => `审计记录 ${row} 被改动 / audit row ${row} was changed`,
  deleted: (row) => `审计记录 ${row} 被删除 / audit row ${row} was deleted`,
  'seal-changed': (row) =>
    `审计记录 ${row} 的封印被改动 / the seal of audit row ${row} was changed`,
  'seal-deleted': (row) =>
    `审计记录 ${row} 之后的封印被删除 / a seal after audit row ${row} was deleted`,
  truncated: (row) =>
    `审计记录 ${row} 之后的内容被截断 / everything sealed after audit row ${row} was cut off`,
  unsealed: (row) => `审计记录 ${row} 没有封印 / audit row ${row} has no seal`,
}

/** Report for people: one line on success, else one per break. */
export function tellVerification(found: Verification, heads: Heads | undefined): string[] {
  const { head, checked, breaks } = found
  const outside = heads
    ? []
    : ['! 没有库外链首，无法发现尾部截断 / no head outside the database: a cut tail cannot be seen']
  if (found.ok) {
    const at = head ? `${head.chain}#${head.sequence} ${head.hash.slice(0, 16)}` : '-'
    return [...outside, `✓ ${checked} 条审计记录完整 / audit rows whole, head ${at}`]
  }
  return [
    ...outside,
    `✗ 审计链已损坏（检查了 ${checked} 条） / the audit trail is broken (${checked} rows checked)`,
    ...breaks.map(
      ({ auditEventId, chain, sequence, what }) =>
        `  ${WHAT[what](auditEventId === null ? '0' : String(auditEventId))}${chain ? ` (${chain}#${sequence})` : ''}`,
    ),
  ]
}
