import type { Database } from '../../apps/api/src/db/database.ts'

/** An account of the demo team with a queue: no daily cap, no gap, no delay. Every title is unique. */
export type TestAccount = { readonly id: number; readonly uid: string }

/** Channels of the accounts, by who publishes for them. */
export const PLATFORMS = { browser: 'youhaohuo', server: 'daorc' } as const

type Wanted = {
  readonly uid: string
  readonly itemCount: number
  readonly by?: keyof typeof PLATFORMS
}
const BATCH = 200

export async function createAccount(
  database: Database,
  { uid, itemCount, by = 'browser' }: Wanted,
): Promise<TestAccount> {
  const platform = PLATFORMS[by]
  return database.asServer(async (db) => {
    const owner = await db
      .selectFrom('users')
      .select(['id', 'business_team_id'])
      .where('username', '=', 'operator')
      .executeTakeFirstOrThrow()
    const now = new Date()
    const base = {
      business_team_id: owner.business_team_id,
      user_id: owner.id,
      uid,
      created_at: now,
      updated_at: now,
    }
    const account = await db
      .insertInto('studio_accounts')
      .values({
        ...base,
        platform,
        nickname: uid,
        publish_by: by,
        publish_channels: [platform],
        platform_settings: JSON.stringify({ delay_range: [0, 0] }),
        day_task_count: 0,
        publish_gap_s: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: itemCount }, (_, index) => ({
      ...base,
      studio_account_id: account.id,
      channel: platform,
      platform,
      account_name: uid,
      title: `${uid} ${String(index + 1).padStart(5, '0')}`,
      desc: '好物分享',
      paragraphs: ['用了一周，值得推荐。'],
    }))
    for (let from = 0; from < rows.length; from += BATCH) {
      await db
        .insertInto('publish_contents')
        .values(rows.slice(from, from + BATCH))
        .execute()
    }
    return { id: account.id, uid }
  })
}
