import { ROUTE_RULES } from '@omc/acl'
import { listFacts } from '@omc/sdk/lists'
import { expect, test } from 'vitest'
import type { ListDefinition } from '../../kit/list/list-definition.ts'
import type { ListRow } from '../../kit/list/list-names.ts'
import { defaultsOf, fixedIn } from '../../kit/list/list-query.ts'
import { groupScope } from './scopes.ts'

const files = import.meta.glob<{ readonly list: ListDefinition<ListRow> }>('./*/*.list.tsx', {
  eager: true,
})
const LISTS = Object.values(files).map(({ list }) => list)
const listOf = (resource: string) => LISTS.find((list) => list.resource === resource)

test('a chip of waiting rows sets filters that the address of its list has', () => {
  const lost = LISTS.flatMap((list) =>
    (list.waits ?? []).flatMap(({ filters }) =>
      Object.keys(filters)
        .filter((name) => !defaultsOf(list).filterNames.includes(name))
        .map((name) => `${list.resource} ${name}`),
    ),
  )
  expect(lost).toEqual([])
})

test('what screens count as waiting has a chip or a tab', () => {
  const waiting = (resource: string) => {
    const list = listOf(resource)
    const chips = (list?.waits ?? []).flatMap(({ filters }) => Object.keys(filters))
    return [...chips, list?.statusTabs?.filter]
  }
  expect(waiting('carry_items')).toContain('available')
  expect(waiting('carry_materials')).toEqual(['channel_available', 'collected', 'status'])
  expect(waiting('carry_sources')).toContain('assigned')
  expect(waiting('studio_accounts')).toEqual(['permitted', 'expired'])
  expect(waiting('access_accounts')).toContain('expired')
})

test('the main act of a page is the first one, which a phone shows as a button', () => {
  const main = LISTS.flatMap(({ resource, page = [] }) =>
    page.flatMap(({ isPrimary }, at) => (isPrimary ? [[resource, at] as const] : [])),
  )
  expect(main.length).toBeGreaterThan(10)
  expect(main.filter(([, at]) => at > 0)).toEqual([])
})

test('what people change row by row is edited in place', () => {
  const edited = Object.fromEntries(LISTS.map(({ resource, edit }) => [resource, edit?.columns]))
  expect(edited).toMatchObject({
    carry_sources: ['status', 'monitored', 'business_category_id', 'user_id'],
    plans: ['enabled'],
    publish_contents: ['status'],
    creative_paragraphs: ['text', 'checked'],
    smart_daren_accounts: ['remark'],
    studio_pools: ['price', 'commission_rate', 'checked'],
  })
})

test('an item of the queue is paused and resumed in place, where the server allows it', () => {
  const moves = listOf('publish_contents')?.edit?.moves?.['status']
  const to = (status: string) => moves?.({ id: '1', status } as ListRow)
  expect(to('waiting')).toEqual(['queued', 'paused'])
  expect(to('queued')).toEqual(['paused'])
  expect(to('paused')).toEqual(['queued'])
  expect(to('claimed')).toEqual([])
})

test('an edited column of ids names its records', () => {
  const bare = LISTS.flatMap(({ resource, columns, edit }) =>
    (edit?.columns ?? [])
      .filter((name) => columns[name]?.kind === 'id' && edit?.records?.[name] === undefined)
      .map((name) => `${resource} ${name}`),
  )
  expect(bare).toEqual([])
})

test('lists stand in the order that their readers need', () => {
  const orders = Object.fromEntries(LISTS.map((list) => [list.resource, list.defaultSort]))
  expect(orders).toMatchObject({
    plans: 'next_run_at',
    carry_publishes: '-created_at',
    publish_attempts: '-updated_at',
    publish_events: '-id',
    devices: '-last_seen_at',
    commands: '-id',
    carry_item_details: '-record_date',
    carry_statistics: '-record_date',
    team_relations: '-bind_date',
    audit_events: '-created_at',
    jobs: '-updated_at',
    deliveries: '-updated_at',
    exports: '-updated_at',
    channel_rules: 'channel',
    business_categories: 'lft',
  })
})

test('a list whose server tells of changes says so', async () => {
  const silent: string[] = []
  for (const { resource, live } of LISTS) {
    const facts = await listFacts(resource)
    const hasNews = facts?.filters.some(
      (filter) => filter.takes === 'span' && filter.from === 'updated_since',
    )
    if (hasNews && live === undefined) silent.push(resource)
  }
  expect(silent).toEqual([])
})

/** Lists that nobody fills by hand. */
const FILLED_DAILY = ['carry_statistics', 'studio_income_summaries', 'studio_orders', 'team_orders']
const NEVER_EMPTY = ['audit_events', 'channel_rules', 'channels']

test('an empty list offers its first act, or the screen that fills it', () => {
  const helpless = LISTS.flatMap(({ resource, empty, page = [] }) => {
    const { act, filledBy = [] } = empty()
    const acts = page.filter(({ operation, isPrimary }) => operation === act || isPrimary)
    return acts.length + filledBy.length === 0 ? [resource] : []
  })
  expect(helpless.toSorted()).toEqual([...FILLED_DAILY, ...NEVER_EMPTY].toSorted())
})

test('what an empty list names is there: its act on the page, its screens among the routes', () => {
  const paths = new Set(ROUTE_RULES.map(({ path }) => path))
  const lost = LISTS.flatMap(({ resource, empty, page = [] }) => {
    const { act, filledBy = [] } = empty()
    const isActLost = act !== undefined && !page.some(({ operation }) => operation === act)
    return [
      ...(isActLost ? [`${resource} ${act}`] : []),
      ...filledBy.filter((address) => !paths.has(address.replace(/\?.*/, ''))),
    ]
  })
  expect(lost).toEqual([])
})

test('the tabs of a group show its own rows, where the server narrows them', () => {
  const scope = groupScope('/jingdong/account/list')
  const narrowed = ['studio_accounts', 'access_accounts', 'windmill_contents', 'windmill_crowds']
  for (const list of narrowed.map(listOf))
    expect(list && fixedIn(list, scope)).toMatchObject({ platform: ['jd', 'goudong'] })
})

test('columns that name other records bring the names along', () => {
  const named = (resource: string) => {
    const { columns = {}, include = {} } = listOf(resource) ?? {}
    return Object.keys(include).filter((relation) => `${relation}_id` in columns)
  }
  expect(named('creative_materials')).toEqual(['business_pool'])
  expect(named('creative_paragraphs')).toEqual(['business_pool'])
  expect(named('studio_accounts')).toEqual(['user'])
  expect(named('access_accounts')).toEqual(['user'])
})
