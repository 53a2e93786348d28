import type { Words } from '@omc/core'
import type { Saying } from '@omc/core/problems'
import type { Db } from '../db/database.ts'
import { keepSaying } from '../kernel/kept-saying.ts'
import { NOTICES } from './demo-notices.ts'
import type { SeededPeople } from './seed-people.ts'

const STEP_MS = 5 * 3_600_000
/** The newest few are unread. */
const UNREAD_COUNT = 6

/** Notices of each person, newest first. */
export async function seedNotices(db: Db, { teams, users }: SeededPeople, now: Date) {
  const rows = [...users.values()].flatMap(({ id, team }) =>
    NOTICES.map(({ title, message, ...notice }, i) => {
      const createdAt = new Date(now.getTime() - (i + 1) * STEP_MS)
      return {
        business_team_id: teams[team],
        user_id: id,
        ...notice,
        ...keepSaying('title', demoSaying(title)),
        ...keepSaying('message', demoSaying(message)),
        readed: i >= UNREAD_COUNT,
        created_at: createdAt,
        updated_at: createdAt,
      }
    }),
  )
  await db.insertInto('system_notices').values(rows).execute()
}

const demoSaying = (words: Words): Saying => ({ code: 'demo', params: {}, words })
