import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import T from 'typebox'
import { findChannel } from '../../gateway/find-channel.ts'
import { scopeToOwnAccounts } from '../../workflows/studio/scope-to-own-accounts.ts'
import { defineTask } from '../define-task.ts'
import { JobRefused, type Step } from '../task.ts'
import { storePieces, type Collecting } from './store-pieces.ts'

/** Pieces asked for at a time; each answer is one short transaction. */
const PAGE = 50

interface Source extends Omit<Collecting, 'now'> {
  authorId: string
}

/**
 * Collects the pieces of a watched author as contents of its account. The channel is asked between
 * the steps; a second try after a crash stores nothing twice.
 *
 * @source resources §7 (studio_sources exec_job)
 */
export const collectStudioSource = defineTask({
  kind: 'collect_studio_source',
  rows: '/carry/panel/list?tab=studio',
  title: { zh: '采集达人内容', en: 'Creator content collection' },
  retryDelaysMs: [2000, 10_000, 60_000],
  input: T.Object({
    source_id: T.Integer({ minimum: 1 }),
    since: T.Optional(T.String()),
    limit: T.Integer({ minimum: 1, maximum: 1000 }),
  }),
  async run({ input, step, progress }) {
    const { source, channel, gateway } = await step(async (one) => {
      const source = await findSource(one, input.source_id)
      const channel = await findChannel(one.db, one.services.keys, source.platform)
      return { source, channel, gateway: one.services.gateway }
    })
    const { since, limit } = input
    let seen = 0
    let created = 0
    for (let page = 1; seen < limit; page += 1) {
      const wanted = { page, size: PAGE, ...(since === undefined ? {} : { since }) }
      const answer = await gateway.authorContents(channel, source.authorId, wanted)
      const pieces = answer.data.slice(0, limit - seen)
      created += await step(({ db, now }) => storePieces(db, { ...source, now }, pieces))
      seen += pieces.length
      await progress(seen, Math.min(answer.total, limit))
      if (answer.data.length < PAGE) break
    }
    await step(({ db, now }) =>
      db
        .updateTable('studio_sources')
        .set({ collected_at: now, updated_at: now })
        .where('id', '=', source.sourceId)
        .execute(),
    )
    return {
      seen,
      created,
      ...says('done.author_contents', { seen, created }),
    }
  },
})

async function findSource({ db, actor }: Step, id: number): Promise<Source> {
  const { rows } = await sql<Source & { authorId: string | null }>`
    select t.id as "sourceId", t.business_team_id as "teamId", t.platform, t.author_id as "authorId",
      coalesce(t.user_id, a.user_id) as "userId", t.studio_account_id as "accountId"
    from studio_sources t left join studio_accounts a on a.id = t.studio_account_id
    where t.id = ${id} and t.deleted_at is null and ${scopeToOwnAccounts(actor)}`.execute(db)
  const [row] = rows
  if (!row) throw new JobRefused(says('not_found.source'))
  if (row.authorId === null) throw new JobRefused(says('no_author.source'))
  return { ...row, authorId: row.authorId }
}
