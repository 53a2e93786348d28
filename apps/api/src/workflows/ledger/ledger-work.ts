import type { Context } from '../../jsonapi/context.ts'
import { broadcastNotice, type TellNotice } from '../notify.ts'
import type { LedgerSettings } from './ledger-settings.ts'

/** Context of a ledger step, from a request or the sweeper. */
export interface LedgerWork {
  db: Context['db']
  /** The database's time, when this step began. */
  now: Date
  settings: LedgerSettings
  /** The acting person; undefined for the server. */
  userId: number | undefined
  announce: (teamId: number, uid: string, message: Record<string, unknown>) => void
  tell: TellNotice
}

/** The ledger's view of a request. */
export async function ledgerWork(context: Context): Promise<LedgerWork> {
  return {
    db: context.db,
    now: await context.services.databaseNow(context.db),
    settings: context.services.config,
    userId: context.actor?.userId,
    announce: (teamId, uid, message) =>
      context.afterCommit(() => context.services.broadcast.toAccount(teamId, uid, message)),
    tell: (notice, id) => context.afterCommit(() => broadcastNotice(context.services, notice, id)),
  }
}
