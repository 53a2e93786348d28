import { beforeAll, expect, test } from 'vitest'
import { i18n, startI18n } from '../../kernel/i18n/i18n.ts'
import { agencyBoard } from './agency/agency-board.ts'
import { agencyRows, agencySums } from './agency/agency-rows.ts'
import { lineAt, rankAt } from './countable.ts'
import { figureRows } from './figure-rows.ts'
import { changeOf, figureText } from './figure-text.ts'
import { texts as figureTexts } from './figures.zh.ts'
import { lineError } from './line-card.tsx'
import { dayLines, splitPlaces } from './line-series.ts'
import { successRate, toldFigure } from './publish/success-rate.ts'
import { readRankNames } from './rank-names.ts'
import { rankRows } from './rank-rows.ts'
import type { Board, LineDefinition, RankDefinition } from './stats-definition.ts'
import type { Place } from './stats-place.ts'
import { ignoredBy, source, sourceArgs, type Reading, type Source } from './stats-source.ts'
import { texts as statsTexts } from './stats.zh.ts'
import { unnarrowed } from './unnarrowed.ts'

beforeAll(async () => {
  await startI18n()
  for (const texts of [figureTexts, statsTexts])
    i18n.addResourceBundle('zh', 'translation', texts, true)
})

const PLACE: Place = {
  range: '2026-11-28..2026-11-30',
  days: { since: '2026-11-28', until: '2026-11-30' },
  channels: [],
  accounts: [],
  agencies: [],
}
const of = source('carry_publishes.statistics', { filters: { channels: 'channel' } })

const reading = (by: Record<string, number>, counts: readonly number[]): Reading => ({
  totals: { count: counts.reduce((sum, one) => sum + one, 0), by_channel: by },
  series: counts.map((count, at) => ({ date: `2026-11-${28 + at}`, count })),
})

test('asks only for what narrows it, and knows what cannot', () => {
  const place = { ...PLACE, channels: ['jd'], accounts: ['7'] }
  expect(sourceArgs(of, place)).toEqual({
    since: '2026-11-28',
    until: '2026-11-30',
    'filter[channel]': ['jd'],
  })
  expect(ignoredBy(of, place)).toEqual(['accounts'])
  expect(unnarrowed({ channels: 'platform' }, place)).toEqual(['days', 'accounts'])
})

test('the lines of a split add up to the whole, with one of all others', () => {
  const line: LineDefinition = {
    title: () => '',
    kind: 'split',
    of,
    by: 'channel',
    part: 'channels',
    name: (value) => value.toUpperCase(),
    measures: [{ id: 'count', label: () => '', kind: 'count' }],
  }
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const whole = reading(Object.fromEntries(names.map((name, at) => [name, 9 - at])), [14, 21, 0])
  const read = (_of: typeof of, { channels }: Place): Reading | undefined =>
    channels.length === 0 ? whole : reading({}, [2, 3, 0])
  expect(splitPlaces(line, PLACE, read).map(({ place }) => place.channels[0])).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e',
  ])
  const shown = dayLines(line, 'count', PLACE, { read, others: '其他', today: '2026-11-29' })
  expect(shown?.series.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D', 'E', '其他'])
  expect(shown?.series.at(-1)?.values).toEqual([4, 6, null])
  const missing = (_of: typeof of, { channels }: Place) =>
    channels[0] === 'c' ? undefined : read(_of, { ...PLACE, channels })
  const asked = { read: missing, others: '', today: '2026-11-30' }
  expect(dayLines(line, 'count', PLACE, asked)).toBeUndefined()
  const failure = new Error('one line')
  const errorOf = (_of: typeof of, { channels }: Place) => (channels[0] === 'c' ? failure : null)
  const rest = { errorOf, readAt: 1, retry: () => undefined }
  expect(lineError(line, 'count', PLACE, { read: missing, ...rest })).toBe(failure)
})

test('ranks the values of several things together', () => {
  const rank = {
    id: 'channel',
    label: () => '',
    name: String,
    parts: [
      { label: () => '', of, by: 'channel' },
      { label: () => '', of: { ...of, fixed: { other: true } }, by: 'channel' },
    ],
  }
  const read = ({ fixed }: { readonly fixed?: object }) =>
    fixed ? reading({ jd: 1, pdd: 5 }, []) : reading({ jd: 3 }, [])
  expect(rankRows(rank, PLACE, read)).toEqual([
    { value: 'pdd', parts: [0, 5], count: 5 },
    { value: 'jd', parts: [3, 1], count: 4 },
  ])
  expect(rankRows(rank, PLACE, (one) => (one.fixed ? undefined : read(one)))).toBeUndefined()
})

test('leaves out what a place cannot narrow, and names it', () => {
  const whole = source('carry_materials.source_pool_status')
  const place = { ...PLACE, channels: ['jd'] }
  const parts = [
    { label: () => 'narrowed', of, by: 'channel' },
    { label: () => 'whole', of: whole, by: 'channel' },
  ]
  const rank = { id: 'channel', label: () => '', name: String, parts }
  expect(rankAt(rank, place)).toEqual({ shown: { ...rank, parts: [parts[0]] }, leftOut: ['whole'] })
  expect(rankAt({ ...rank, parts: parts.slice(1) }, place).shown).toBeNull()
  const lines = parts.map(({ label, of: read }) => ({ label, of: read, field: 'count' }))
  const measures = [{ id: 'made', label: () => '', kind: 'count' as const, lines }]
  const line: LineDefinition = { title: () => '', kind: 'fields', measures }
  const { shown, leftOut } = lineAt(line, 'made', place)
  expect(leftOut).toEqual(['whole'])
  const read = (one: typeof of) => (one === of ? reading({}, [1, 2]) : undefined)
  const asked = { read, others: '', today: '2026-11-30' }
  expect(shown && dayLines(shown, 'made', place, asked)?.series).toEqual([
    { name: 'narrowed', values: [1, 2] },
  ])
  expect(lineAt(line, 'made', PLACE).leftOut).toEqual([])
})

test('saves ranks with the names of records', () => {
  const rank: RankDefinition = {
    id: 'account',
    label: () => '账号',
    parts: [{ label: () => '', of, by: 'channel' }],
    name: String,
    names: 'accounts',
  }
  const all: Source = { ...of, days: 'all' }
  const board: Board = {
    tiles: [{ id: 'all', label: () => '账号', of: all, value: 'count', kind: 'count' }],
    ranks: [rank],
  }
  const readings = {
    read: () => reading({ '7': 3 }, [1, 2]),
    errorOf: () => null,
    readAt: 1,
    retry: () => undefined,
  }
  const before = { since: '2026-11-25', until: '2026-11-27' }
  const state = { place: PLACE, today: '', before, isTable: false, by: '', measure: '' }
  const rows = figureRows(board, state, readings, (_rank, value) => `named ${value}`)
  expect(rows[1]).toEqual(['账号', '3', ''])
  expect(rows.at(-1)).toEqual(['named 7', '3'])
})

test('what is not known is a dash, never nothing', () => {
  expect(figureText(null, 'yuan')).toBe('—')
  expect(figureText(0, 'yuan')).toBe('¥0')
  expect(successRate({ published_count: 0, refused_count: 0 })).toBeNull()
  expect(successRate({ published_count: 27, refused_count: 1 })).toBeCloseTo(96.43, 2)
  const views = toldFigure('pv_count')
  expect(views({ published_count: 3, reported_count: 0, pv_count: 0 })).toBeNull()
  expect(views({ published_count: 3, reported_count: 1, pv_count: 0 })).toBe(0)
})

test('a change is in percent, of shares in points, and none against nothing', () => {
  expect(changeOf(214, 191, 'count')).toBe(12)
  expect(changeOf(96.4, 95.6, 'percent')).toBe(0.8)
  expect(changeOf(5, 0, 'count')).toBeNull()
  expect(changeOf(null, 5, 'count')).toBeNull()
})

test('an agency without reports has no figures of them, and those without an agency come last', () => {
  const counts = (by: Record<string, number>): Reading => ({
    totals: { count: 9, signed_count: 4, by_mcn_name: by },
    series: [],
  })
  const sums = { published_count: 6, reported_count: 6, pv_count: 60, refused_count: 1 }
  const readings = {
    accounts: counts({ '': 5, 星河: 3, 远山: 1 }),
    signed: counts({ 星河: 3, 远山: 1 }),
    reports: { totals: { ...sums, by_mcn_name: { 星河: sums } }, series: [] },
  }
  const rows = agencyRows(readings, '未签机构')
  expect(rows.map(({ name, values }) => [name, values['accounts'], values['views']])).toEqual([
    ['星河', 3, 60],
    ['远山', 1, null],
    ['未签机构', 5, null],
  ])
  expect(agencySums(readings)).toMatchObject({
    accounts: 9,
    signed: 4,
    views: 60,
    commission: null,
  })
})

test('calls accounts without an agency alike in ranking and table', async () => {
  const ranked = (agencyBoard.ranks ?? []).map((rank) => ({ rank, rows: [] }))
  // as: no record is named, so nothing is read.
  const nameOf = await readRankNames({} as never, ranked)
  expect(ranked.map(({ rank }) => [rank.id, nameOf(rank, '')])).toEqual([
    ['agency', '未签机构'],
    ['platform', '未设置'],
    ['person', '未设置'],
  ])
})
