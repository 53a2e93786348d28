import { expect, test } from 'vitest'
import { defaultOf, inOrder, isReadable, movedPositions, type View } from './view-order.ts'

type Placed = Parameters<typeof inOrder>[0][number]

const view = (id: string, over: Partial<Pick<View, keyof Placed>> = {}): Placed => ({
  id,
  kind: 'personal',
  role: null,
  position: 0,
  is_default: false,
  created_at: `2026-07-0${id}T00:00:00Z`,
  ...over,
})
const ids = (views: readonly Placed[]) => views.map(({ id }) => id)

test('the own default wins over that of an own role, and that over the team’s', () => {
  const team = view('1', { kind: 'team', is_default: true })
  const vip = view('2', { kind: 'role', role: 'vip', is_default: true })
  const own = view('3', { is_default: true })
  const plain = view('4')
  expect(defaultOf([team, vip, plain, own], ['vip'])?.id).toBe('3')
  expect(defaultOf([team, vip, plain], ['vip'])?.id).toBe('2')
  // A manager sees the default of a role that they do not have.
  expect(defaultOf([team, vip, plain], ['manager'])?.id).toBe('1')
  expect(defaultOf([vip, plain], ['manager'])).toBeUndefined()
})

test('own views stand first, each in their order', () => {
  const views = [
    view('1', { kind: 'team' }),
    view('2', { position: 2 }),
    view('3', { kind: 'role', role: 'vip' }),
    view('4', { position: 1 }),
    view('5', { position: 1 }),
  ]
  expect(ids(inOrder(views))).toEqual(['4', '5', '2', '3', '1'])
})

test('a view moves among those of its owner, and only changed positions are written', () => {
  const views = [view('1'), view('2'), view('3', { position: 2 }), view('9', { kind: 'team' })]
  expect(movedPositions(views, view('2'), -1)).toEqual([{ id: '1', position: 1 }])
  expect(movedPositions(views, view('2'), 1)).toEqual([
    { id: '3', position: 1 },
    { id: '2', position: 2 },
  ])
  expect(movedPositions(views, view('1'), -1)).toBeNull()
  expect(movedPositions(views, views[2]!, 1)).toBeNull()
  expect(movedPositions(views, views[3]!, 1)).toBeNull()
})

test('a view is left out if it cannot be placed or named; a role that nobody knows is no fault', () => {
  // as: only these members are read.
  const whole = { ...view('1'), name: '待我检查', columns: [] } as unknown as View
  expect(isReadable(whole)).toBe(true)
  expect(isReadable({ ...whole, kind: 'role', role: 'role_of_tomorrow' } as never)).toBe(true)
  const faults = [{ role: 7 }, { role: undefined }, { kind: 'x' }, { name: null }, { columns: {} }]
  for (const fault of [...faults, { position: '1' }, { created_at: null }])
    expect(isReadable({ ...whole, ...fault } as never)).toBe(false)
})
