import { sql } from 'kysely'
import type { LedgerWork } from './ledger-work.ts'

interface Left {
  id: number
  business_team_id: number
  uid: string
  phase: 'expired' | 'refused'
  detail: string
}

/**
 * Ends commands whose time is over. Received and never started counts as not done: it is not started
 * late either. One that was started may still report while its device holds the account; a device
 * that has gone, or whose page was reloaded, leaves it interrupted. Its issuer is told.
 *
 * @returns how many
 * @source domain: jobs, notices, events
 */
export async function endLeftCommands({ db, now, announce }: LedgerWork): Promise<number> {
  const at = now.toISOString()
  const { rows } = await sql<Left>`
    update commands c set phase = ended.phase, detail = ended.detail, updated_at = ${now},
      phases = c.phases || jsonb_build_array(jsonb_build_object(
        'phase', ended.phase, 'at', ${at}::text, 'detail', ended.detail))
    from (
      select m.id, case when m.phase = 'started' then 'refused' else 'expired' end as phase,
        case when m.phase = 'started' then 'interrupted' else m.detail end as detail
      from commands m
      where m.expires_at <= ${now} and (m.phase in ('issued', 'received') or (m.phase = 'started'
        and not exists (select 1 from account_leases l where l.studio_account_id = m.studio_account_id
          and l.device_id = m.device_id and (m.fence is null or l.fence = m.fence)
          and l.expires_at > ${now})))
      for update skip locked
    ) ended
    where c.id = ended.id
    returning c.id, c.business_team_id, c.uid, c.phase, c.detail`.execute(db)
  for (const { id, business_team_id: teamId, uid, phase, detail } of rows)
    if (phase === 'refused') announce(teamId, uid, { id: String(id), phase, detail, uid })
  return rows.length
}
