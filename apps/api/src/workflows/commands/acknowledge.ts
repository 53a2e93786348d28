import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import type { CommandPhase } from '../../db/publishing-tables.ts'
import { notFound, problem } from '../../kernel/problem.ts'
import { requireLease } from '../ledger/account-lease.ts'
import type { LedgerWork } from '../ledger/ledger-work.ts'
import { mayFollow, type Acknowledged } from './command-rules.ts'

interface Device {
  deviceId: number
  accountId: number
}

/**
 * Notes how far a device is with a command. The first one to receive it has it; so it runs at most
 * once.
 *
 * @throws Problem 404; 409 `command_taken`, `command_expired`, `wrong_phase`, `lease_lost`
 * @source domain: jobs, notices, events
 */
export async function acknowledge(
  work: LedgerWork,
  device: Device,
  { id, phase, detail }: { id: number; phase: Acknowledged; detail: string },
): Promise<void> {
  const command = await work.db
    .selectFrom('commands')
    .selectAll()
    .where('id', '=', id)
    .where('studio_account_id', '=', device.accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!command) throw notFound(THINGS.command)
  if (command.device_id !== null && command.device_id !== device.deviceId) {
    throw problem('command_taken')
  }
  if (command.phase === phase) return refuseLateStart(command, work.now)
  if (isOver(command, phase, work.now)) throw problem('command_expired')
  if (!mayFollow(command.phase, phase)) {
    throw problem('wrong_phase', { from: command.phase, to: phase })
  }
  // Only the executor of the account takes a command, or turns it down for all.
  if (command.phase === 'issued') await requireLease(work, device)
  const at = work.now.toISOString()
  await work.db
    .updateTable('commands')
    .set({
      phase,
      device_id: device.deviceId,
      detail,
      ...(phase === 'started' ? { fence: fenceOf(device) } : {}),
      phases: JSON.stringify([...command.phases, { phase, at, detail }]),
      updated_at: work.now,
    })
    .where('id', '=', id)
    .execute()
  const { business_team_id: teamId, uid } = command
  work.announce(teamId, uid, { id: String(id), phase, detail, uid })
}

/** The lease that the device holds now. */
const fenceOf = ({ deviceId, accountId }: Device) =>
  sql<number | null>`(select fence from account_leases
    where studio_account_id = ${accountId} and device_id = ${deviceId})`

/** A device that asks again whether it may start has not begun: the first answer never reached it. */
function refuseLateStart({ phase, expires_at: until }: Timed, now: Date): void {
  if (phase === 'started' && until <= now) throw problem('command_expired')
}

type Timed = { phase: CommandPhase; expires_at: Date }

/** Expired commands do not start; those that started in time may still report. */
function isOver({ phase, expires_at: until }: Timed, to: Acknowledged, now: Date): boolean {
  if (phase === 'expired') return true
  return until <= now && (phase === 'issued' || (phase === 'received' && to === 'started'))
}
