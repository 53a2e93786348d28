import type { Database } from '../../../db/database.ts'
import type { Services } from '../../../jsonapi/services.ts'
import { lookUpDue } from '../look-up-due.ts'
import { settleLeft, type LeftSettled } from '../settle-left.ts'

export interface Swept extends LeftSettled {
  lookedUp: number
}

/** What the server repeats, one after the other and once. */
export async function sweep(database: Database, services: Services): Promise<Swept> {
  const settled = await settleLeft(database, services)
  return { ...settled, lookedUp: await lookUpDue(database, services) }
}
