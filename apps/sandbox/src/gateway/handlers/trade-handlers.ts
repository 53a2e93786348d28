import {
  accountIds,
  boundUids,
  CREATOR_TAGS,
  creatorIds,
  creatorOf,
  crowdsOf,
  DAY_MS,
  isAbout,
  ordersBetween,
  pageOf,
  relationsOf,
} from '@omc/demo-world'
import type { SandboxContext } from '../../sandbox-context.ts'
import type { TRADE_CALLS } from '../calls/trade-calls.ts'
import { presentCreator } from '../present-catalogue.ts'
import { missing, ok, param, problem } from './handler.ts'
import type { Handler } from './handler.ts'

type TradeHandlers = Record<(typeof TRADE_CALLS)[number]['id'], Handler>

const MAX_DAYS = 92

/** Answers about orders, relations, creators and audiences. */
export const createTradeHandlers = (context: SandboxContext): TradeHandlers => ({
  ...orderHandlers(context),
  ...CREATOR_HANDLERS,
})

const orderHandlers = ({ clock }: SandboxContext) =>
  ({
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
        const uids = uid === undefined ? [...accountIds(row), ...boundUids(row)] : [uid]
        return ok(pageOf(ordersBetween(row, { uids, since, until, now: clock.now() }), query))
      },
    },
    'relations.list': {
      operation: 'relations',
      run: ({ query }, row) => ok(pageOf(relationsOf(row), query)),
    },
  }) satisfies Partial<TradeHandlers>

const CREATOR_HANDLERS = {
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
    run: ({ query }, row) => ok(pageOf(crowdsOf(row), query)),
  },
} satisfies Partial<TradeHandlers>
