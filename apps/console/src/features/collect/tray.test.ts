import { expect, test } from 'vitest'
import type { Chosen } from './candidate.ts'
import { groupsOf, meanCommission, toggled, TRAY_MAX, without, type Tray } from './tray.ts'

const one = (id: string, part: Partial<Chosen> = {}): Chosen => ({
  kind: 'goods',
  source: 'guanghe',
  source_id: id,
  title: id,
  cover_url: '',
  price: 10,
  commission_price: 2,
  ...part,
})
const idsOf = (tray: Tray) => tray.map(({ source_id: id }) => id)

test('a candidate goes in at the end, and out again', () => {
  const tray = toggled(toggled([], one('1')), one('2'))
  expect(idsOf(tray)).toEqual(['1', '2'])
  expect(idsOf(toggled(tray, one('1')))).toEqual(['2'])
})

test('the same number at another platform, or as a piece, is another candidate', () => {
  const tray = [one('1'), one('1', { source: 'dewu' }), one('1', { kind: 'content' })]
  expect(tray.reduce<Tray>(toggled, [])).toHaveLength(3)
})

test('a full tray takes no more, but lets go', () => {
  const full = Array.from({ length: TRAY_MAX }, (_, at) => one(String(at)))
  expect(toggled(full, one('more'))).toBe(full)
  expect(toggled(full, one('3'))).toHaveLength(TRAY_MAX - 1)
})

test('what was collected leaves the tray', () => {
  expect(idsOf(without([one('1'), one('2')], new Set(['goods:guanghe:1'])))).toEqual(['2'])
})

test('one call takes one platform and kind, at most 50 of them', () => {
  const tray = [
    ...Array.from({ length: 60 }, (_, at) => one(String(at))),
    one('a', { source: 'dewu' }),
    one('b', { kind: 'content' }),
  ]
  const groups = groupsOf(tray)
  expect(groups.map(({ kind, source, chosen }) => [kind, source, chosen.length])).toEqual([
    ['goods', 'guanghe', 50],
    ['goods', 'guanghe', 10],
    ['goods', 'dewu', 1],
    ['content', 'guanghe', 1],
  ])
  expect(groups.flatMap(({ chosen }) => chosen)).toHaveLength(62)
})

test('the mean commission leaves out what has none', () => {
  expect(meanCommission([one('1'), one('2', { commission_price: null })])).toBe(2)
  expect(meanCommission([one('1', { commission_price: null })])).toBeNull()
})
