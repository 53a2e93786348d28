import type { Database } from '../../db/database.ts'
import type { Services } from '../../jsonapi/services.ts'
import { broadcastNotice } from '../notify.ts'
import type { LedgerWork } from './ledger-work.ts'

export type InTransaction = <T>(run: (work: LedgerWork) => Promise<T>) => Promise<T>

/** Steps of the ledger as the server itself, each in a transaction of its own; what they announce follows. */
export const serverWork =
  (database: Database, services: Services): InTransaction =>
  async (run) => {
    const effects: (() => Promise<void>)[] = []
    const done = await database.asServer(async (db) =>
      run({
        db,
        now: await services.databaseNow(db),
        settings: services.config,
        userId: undefined,
        announce: (teamId, uid, message) =>
          void effects.push(() => services.broadcast.toAccount(teamId, uid, message)),
        tell: (notice, id) => void effects.push(() => broadcastNotice(services, notice, id)),
      }),
    )
    for (const effect of effects) await effect()
    return done
  }
