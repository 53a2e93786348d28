import { profileOf } from '../../accounts/profile.ts'
import { CATEGORIES } from '../../catalogue/kinds.ts'
import { daysBetween, ordersOf } from '../../catalogue/orders.ts'
import { accountIds, creatorIds, creatorOf, memberIds } from '../../catalogue/people.ts'
import { CREATOR_TAGS, CROWDS } from '../../catalogue/phrases.ts'
import { isAbout, pageOf } from '../../catalogue/search.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import { stableHash } from '../../stable-hash.ts'
import type { TRADE_CALLS } from '../calls/trade-calls.ts'
import { presentCreator } from '../present-catalogue.ts'
import { missing, ok, param, problem } from './handler.ts'
import type { Handler } from './handler.ts'

type TradeHandlers = Record<(typeof TRADE_CALLS)[number]['id'], Handler>

const MAX_DAYS = 92
const DAY_MS = 86_400_000
const FIRST_DAY = Date.UTC(2025, 9, 1)

/** Answers about orders, relations, creators and audiences. */
export const createTradeHandlers = ({ clock }: SandboxContext): TradeHandlers => ({
  'orders.list': {
    operation: 'orders',
    run: ({ query }, row) => {
      const { since = '', until = '', uid } = query
      const from = Date.parse(since)
      const to = Date.parse(until)
      if (Number.isNaN(from) || Number.isNaN(to))
        return problem(400, 'invalid', 'since and until are days')
      if (to < from || to - from >= MAX_DAYS * DAY_MS)
        return problem(422, 'bad_range', `日期范围应为 1 到 ${MAX_DAYS} 天`)
      const today = new Date(clock.now()).toISOString().slice(0, 10)
      const uids = uid === undefined ? accountIds(row) : [uid]
      const orders = daysBetween(since, until)
        .filter((day) => day <= today)
        .flatMap((day) => uids.flatMap((one) => ordersOf(row.feedPrefix, one, day)))
      return ok(pageOf(orders, query))
    },
  },
  'relations.list': {
    operation: 'relations',
    run: ({ query }, row) => {
      const { data, total } = pageOf(memberIds(row), query)
      return ok({ data: data.map((uid) => relationOf(uid)), total })
    },
  },
  'creators.search': {
    operation: 'creators',
    run: ({ origin, query }, row) => {
      const { q, category } = query
      const found = creatorIds(row)
        .map((id): [string, ReturnType<typeof creatorOf>] => [id, creatorOf(id)])
        .filter(
          ([id, one]) =>
            (category === undefined || one.category === category || one.tags.includes(category)) &&
            (q === undefined ||
              isAbout(`${one.nickname} ${one.tags.join(' ')} ${one.area} ${id}`, q)),
        )
      const { data, total } = pageOf(found, query)
      return ok({ data: data.map((one) => presentCreator(origin, row, one)), total })
    },
  },
  'creators.get': {
    operation: 'creators',
    run: (input, row) => {
      const id = param(input, 'creator_id')
      if (!/\d{4}/.test(id) || id.endsWith('0404')) return missing('达人')
      return ok(presentCreator(input.origin, row, [id, creatorOf(id)]))
    },
  },
  'creators.tags': {
    operation: 'creators',
    run: (_input, { feedPrefix }) =>
      ok({
        data: CREATOR_TAGS.flatMap(([name, ...below], at) => {
          const parent = `g${feedPrefix}${at + 1}`
          return [
            { tag_id: parent, name, parent_id: null },
            ...below.map((tag, turn) => ({
              tag_id: `${parent}${String(turn + 1).padStart(2, '0')}`,
              name: tag,
              parent_id: parent,
            })),
          ]
        }),
      }),
  },
  'crowds.list': {
    operation: 'crowds',
    run: ({ query }, { feedPrefix }) =>
      ok(
        pageOf(
          CROWDS.flatMap((name, at) =>
            CATEGORIES.slice(0, 4).map((category, turn) => {
              const id = `w${feedPrefix}${1000 + at * 10 + turn}`
              return {
                crowd_id: id,
                group_name: `${name}·${category}`,
                category,
                data_type: turn % 2 === 0 ? '人群' : '内容',
                size: 20_000 + (stableHash(id) % 3_000_000),
              }
            }),
          ),
          query,
        ),
      ),
  },
})

function relationOf(uid: string) {
  const day = FIRST_DAY + (stableHash(`${uid}:bound`) % 365) * DAY_MS
  return {
    relation_id: `r${uid}`,
    uid,
    nickname: profileOf(uid).nickname,
    bind_date: new Date(day).toISOString().slice(0, 10),
    state: stableHash(`${uid}:state`) % 8 === 0 ? 'unbound' : 'bound',
  }
}
