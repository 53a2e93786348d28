import {
  accountIds,
  CREATOR_TAGS,
  hasExpired,
  monthIncome,
  pageOf,
  piecesOf,
  profileOf,
  recentPosts,
  stableHash,
} from '@omc/demo-world'
import type { SandboxContext } from '../../sandbox-context.ts'
import { presentAccount } from '../account-answers.ts'
import type { ACCOUNT_CALLS } from '../calls/account-calls.ts'
import { createCardShelf } from '../card-shelf.ts'
import { metricsOf } from '../post-metrics.ts'
import { presentPiece } from '../present-catalogue.ts'
import { idsOf, loginOver, missing, ok, param, problem, tooManyIds } from './handler.ts'
import type { Handler, Input } from './handler.ts'

type AccountHandlers = Record<(typeof ACCOUNT_CALLS)[number]['id'], Handler>

const MONTH_DAYS = 30
const GROUPS = ['服饰组', '家居组', '美妆组', '新人组'] as const

/** Answers about accounts and their posts. */
export const createAccountHandlers = (context: SandboxContext): AccountHandlers => ({
  ...profileHandlers(context),
  ...postHandlers(context),
  ...cardHandlers(context),
})

const accountOf = (input: Input, platform: string) => ({ platform, uid: param(input, 'uid') })

const profileHandlers = (context: SandboxContext) =>
  ({
    'accounts.list': {
      operation: 'accounts',
      run: ({ origin, query }, { platform, ...row }) => {
        const { data, total } = pageOf(accountIds({ platform, ...row }), query)
        return ok({
          data: data.map((uid) => presentAccount(context, { platform, uid, origin })),
          total,
        })
      },
    },
    'accounts.get': {
      operation: 'read',
      run: (input, { platform }) => {
        const account = accountOf(input, platform)
        if (hasExpired(profileOf(account.uid))) return loginOver
        return ok(presentAccount(context, { ...account, origin: input.origin }))
      },
    },
    'accounts.groups': {
      operation: 'accounts',
      run: (input) => {
        const uid = param(input, 'uid')
        const count = 1 + (stableHash(`${uid}:groups`) % GROUPS.length)
        return ok({
          data: GROUPS.slice(0, count).map((name, at) => ({
            group_id: `g${stableHash(`${uid}:group:${at}`)}`,
            name,
            accounts_count: 1 + (stableHash(`${uid}:members:${at}`) % 9),
          })),
        })
      },
    },
    'accounts.backbone': {
      operation: 'accounts',
      run: (input, row) => {
        const { platform } = row
        const uid = param(input, 'uid')
        const { level, followers } = profileOf(uid)
        const [first, second] = CREATOR_TAGS[stableHash(`${uid}:tags`) % CREATOR_TAGS.length] ?? []
        return ok({
          uid,
          level,
          credit_score: 600 + (stableHash(`${uid}:credit`) % 300),
          fans_count: followers,
          month_posts_count:
            recentPosts(row, uid, context.clock.now(), MONTH_DAYS).length +
            context.store.count({ platform, uid }).total,
          income_yuan: monthIncome(row, uid, context.clock.now()),
          tags: [first, second].filter((tag) => tag !== undefined),
        })
      },
    },
  }) satisfies Partial<AccountHandlers>

const postHandlers = ({ clock, store }: SandboxContext) =>
  ({
    'accounts.videos': {
      operation: 'accounts',
      run: (input, row) => {
        const all = piecesOf(row, numbered(param(input, 'uid')), clock.now())
        const videos = all.filter(({ kind }) => kind === 'video')
        const { data, total } = pageOf(videos, input.query)
        return ok({ data: data.map((piece) => presentPiece(input.origin, piece)), total })
      },
    },
    'accounts.metrics': {
      operation: 'metrics',
      run: (input, { platform }) => {
        const ids = idsOf(input.query['feed_ids'])
        if (!ids) return tooManyIds
        const { uid } = accountOf(input, platform)
        const all = store.list({ platform, uid }, { offset: 0, size: Number.MAX_SAFE_INTEGER })
        const byFeed = new Map(all.map((post) => [post.feed_id, post]))
        return ok({
          data: ids
            .filter((id) => byFeed.has(id) || (/\d{4}/.test(id) && !id.endsWith('0404')))
            .map((id) => metricsOf(id, byFeed.get(id), clock.now())),
        })
      },
    },
  }) satisfies Partial<AccountHandlers>

function cardHandlers({ clock }: SandboxContext) {
  const shelf = createCardShelf()
  return {
    'cards.list': {
      operation: 'cards',
      run: (input, { platform }) =>
        ok({ data: shelf.list(accountOf(input, platform), clock.now()) }),
    },
    'cards.use': {
      operation: 'cards',
      run: (input, { platform }) => {
        // checked by the route's schema
        const { feed_id, key } = input.body as { feed_id: string; key: string }
        const card_id = param(input, 'card_id')
        const result = shelf.use(accountOf(input, platform), { card_id, feed_id, key })
        if (result.tag === 'used') return ok(result.use)
        if (result.tag === 'no_card') return missing('卡券')
        if (result.tag === 'key_taken') return problem(422, 'key_taken', '这个编号已用于另一次操作')
        return problem(422, 'used_up', '卡券已用完')
      },
    },
  } satisfies Partial<AccountHandlers>
}

/** Author ids of pieces; accounts without one get an id derived from their name. */
const numbered = (uid: string): string => (/\d{4}/.test(uid) ? uid : `${uid}${stableHash(uid)}`)
