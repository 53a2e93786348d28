import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import T, { type Static } from 'typebox'
import { findChannel } from '../../gateway/find-channel.ts'
import type { AuthorContent, ChannelAddress, ChannelGateway } from '../../gateway/gateway.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { problem, Problem, sayingOf } from '../../kernel/problem.ts'
import { type Collecting, keepPieces } from '../../workflows/keep-pieces.ts'
import { defineTask } from '../define-task.ts'
import type { Step, TaskRun } from '../task.ts'

const input = T.Object({
  /** Only authors that are watched. */
  watched: T.Optional(T.Boolean()),
  ids: T.Optional(T.Array(T.String())),
  platform: T.Optional(T.String()),
  /** Instead of where the last look ended. */
  since: T.Optional(T.String()),
  /** Includes results of the platform's search. */
  q: T.Optional(T.String()),
})
type Input = Static<typeof input>

interface Source extends Collecting {
  sourceId: number
  authorId: string
  newestAt: Date | null
}
interface Collected {
  seen: number
  made: number
}

const PAGE_SIZE = 50
/** It ends a channel that never stops counting. */
const MAX_PAGES = 200
/** Pieces of watched authors are read again for as long, to see how they grow. */
const GROWING_MS = 24 * 60 * 60 * 1000
/** Limit of a search, which has no natural end. */
const SEARCH_PAGES = 4

/**
 * Collects what authors have published since the last look. An author who cannot be asked is noted
 * and does not stop the others; what was collected before is not collected again.
 *
 * @source resources §7 (exec_monitor_spider, exec_source_job, exec_dewu_spider)
 */
export const spiderSources = defineTask({
  kind: 'spider_sources',
  rows: '/carry/panel/list?tab=fetched',
  title: { zh: '采集来源内容', en: 'Source collection' },
  retryDelaysMs: [5000, 60_000],
  input,
  async run(run) {
    const { input } = run
    const sources = await run.step((one) => findSources(one, input))
    const wholes = sources.length + (input.q === undefined ? 0 : 1)
    await run.progress(0, wholes)
    const sum: Collected = { seen: 0, made: 0 }
    let failed = 0
    const add = ({ seen, made }: Collected) => {
      sum.seen += seen
      sum.made += made
    }
    for (const [at, source] of sources.entries()) {
      const outcome = await collect(run, source, input)
      if (outcome) add(outcome)
      else failed += 1
      await run.progress(at + 1)
    }
    if (failed > 0 && failed === sources.length) throw problem('no_source_reached', { failed })
    if (input.q !== undefined) {
      add(await collectSearch(run, input.platform ?? '', input.q))
      await run.progress(wholes)
    }
    return {
      sources: sources.length,
      failed,
      ...sum,
      ...says('done.sources', { sources: sources.length, failed, made: sum.made }),
    }
  },
})

/** The least recently checked come first, so that an interrupted job delays no author for long. */
async function findSources({ db, actor }: Step, input: Input): Promise<Source[]> {
  if (input.q !== undefined && input.ids === undefined) return []
  const { rows } = await sql<Source>`
    select t.id as "sourceId", t.business_team_id as "teamId", t.user_id as "userId", t.platform,
      t.author_id as "authorId", t.nickname as author, t.category, t.business_category_id as "categoryId",
      t.newest_content_at as "newestAt",
      coalesce((select a.platform from studio_accounts a where a.id = t.studio_account_id), '') as channel
    from carry_sources t
    where t.deleted_at is null and t.status <> 'stopped' and ${ownOrTeam(actor)}
      and (${input.watched ?? false} = false or t.monitored)
      and (${input.ids ?? null}::bigint[] is null or t.id = any(${input.ids ?? null}::bigint[]))
      and (${input.platform ?? null}::text is null or t.platform = ${input.platform ?? null})
    order by t.last_spider_at nulls first, t.id`.execute(db)
  return rows
}

/** @returns undefined if the author could not be read; the reason is in its row */
async function collect(
  run: TaskRun,
  source: Source,
  { since, watched = false }: Input,
): Promise<Collected | undefined> {
  try {
    const { channel, gateway, now } = await reach(run, source.platform)
    const from = since ?? lookFrom(source.newestAt, watched ? now : null)
    const ask = (page: number) =>
      gateway.authorContents(channel, source.authorId, {
        page,
        size: PAGE_SIZE,
        ...(from === undefined ? {} : { since: from }),
      })
    const sum: Collected = { seen: 0, made: 0 }
    let newest = source.newestAt?.getTime() ?? 0
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { data, total } = await ask(page)
      sum.made += await run.step((one) => keepPieces(one, source, data))
      sum.seen += data.length
      newest = Math.max(newest, ...data.map(publishedAt))
      if (data.length === 0 || sum.seen >= total) break
    }
    // A look that began later than the last one ended leaves a gap that the next one must fill.
    const whole = since === undefined || Date.parse(since) <= (source.newestAt?.getTime() ?? 0)
    await note(run, source, { error: null, ...(whole ? { newest } : {}) })
    return sum
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await note(run, source, { error: sayingOf(error).words.zh })
    return undefined
  }
}

/** Where a look begins: at the newest piece, or earlier at the oldest that may still grow. */
function lookFrom(newestAt: Date | null, growingAt: Date | null): string | undefined {
  if (newestAt === null || growingAt === null) return newestAt?.toISOString()
  const growing = growingAt.getTime() - GROWING_MS
  return new Date(Math.min(newestAt.getTime(), growing)).toISOString()
}

const publishedAt = ({ published_at: at }: AuthorContent) => {
  const time = Date.parse(at)
  return Number.isNaN(time) ? 0 : time
}

/** Result of checking an author. */
const note = (run: TaskRun, source: Source, how: { error: string | null; newest?: number }) =>
  run.step(({ db, now }) =>
    db
      .updateTable('carry_sources')
      .set({
        last_spider_at: now,
        last_spider_error: how.error?.slice(0, 500) ?? null,
        ...(how.newest ? { newest_content_at: new Date(how.newest) } : {}),
        updated_at: now,
      })
      .where('id', '=', source.sourceId)
      .execute(),
  )

/**
 * Stores the finds of a search for the person who searched, and under the author's source if there
 * is one.
 */
async function collectSearch(run: TaskRun, platform: string, q: string): Promise<Collected> {
  const { channel, gateway } = await reach(run, platform)
  const sum: Collected = { seen: 0, made: 0 }
  for (let page = 1; page <= SEARCH_PAGES; page += 1) {
    const { data, total } = await gateway.searchContents(channel, { q, page, size: PAGE_SIZE })
    sum.made += await run.step((one) => keepFound(one, platform, data))
    sum.seen += data.length
    if (data.length === 0 || sum.seen >= total) break
  }
  return sum
}

async function keepFound(one: Step, platform: string, pieces: readonly AuthorContent[]) {
  const { teamId, userId } = one.actor
  const known = await one.db
    .selectFrom('carry_sources')
    .select(['id', 'author_id', 'nickname', 'category', 'business_category_id'])
    .where('business_team_id', '=', teamId)
    .where('platform', '=', platform)
    .where('deleted_at', 'is', null)
    .where('author_id', 'in', [...new Set(['', ...pieces.map(({ author_id: id }) => id)])])
    .execute()
  let made = 0
  for (const piece of pieces) {
    const source = known.find(({ author_id: id }) => id === piece.author_id)
    made += await keepPieces(
      one,
      {
        teamId,
        userId,
        platform,
        sourceId: source?.id ?? null,
        author: source?.nickname ?? '',
        category: source?.category ?? '',
        categoryId: source?.business_category_id ?? null,
        channel: '',
      },
      [piece],
    )
  }
  return made
}

const reach = (
  run: TaskRun,
  platform: string,
): Promise<{ channel: ChannelAddress; gateway: ChannelGateway; now: Date }> =>
  run.step(async ({ db, services, now }) => ({
    now,
    channel: await findChannel(db, services.keys, platform),
    gateway: services.gateway,
  }))
