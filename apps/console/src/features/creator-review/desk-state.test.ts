import { describe, expect, test } from 'vitest'
import {
  arrived,
  chosen,
  decided,
  INITIAL,
  skipped,
  takenBack,
  type DeskDecision,
  type DeskPiece,
} from './desk-state.ts'

const piece = (id: string, version = 'v1'): DeskPiece => ({
  id,
  title: `作品 ${id}`,
  cover: '',
  note: '',
  status: 'processed',
  version,
  contents: 1,
})
const rows = ['1', '2', '3'].map((id) => piece(id))
const none = () => false
const shown = arrived(INITIAL, { author: '甜茶', rows }, none)
const approval = (of: DeskPiece, key = 1): DeskDecision => ({
  key,
  piece: of,
  verdict: 'checked',
  reason: '',
})
const ids = ({ pieces }: typeof shown) => pieces.map(({ id }) => id)

describe('pieces that arrive', () => {
  test('the first one is current', () => {
    expect(shown.current?.id).toBe('1')
    expect(arrived(INITIAL, { author: '甜茶', rows: [] }, none).current).toBeNull()
  })

  test('a decided piece keeps its place, one that somebody else decided on goes, a new one follows', () => {
    const first = decided(shown, approval(piece('1')))
    const next = arrived(first, { author: '甜茶', rows: [piece('3'), piece('4')] }, none)
    expect(ids(next)).toEqual(['1', '3', '4'])
    expect(next.current?.id).toBe('3')
  })

  test('a piece whose call is not answered yet stays', () => {
    const next = arrived(shown, { author: '甜茶', rows: [piece('3')] }, (id) => id === '1')
    expect(ids(next)).toEqual(['1', '3'])
    expect(next.current?.id).toBe('1')
  })

  test('the current piece is the version that came last', () => {
    const next = arrived(shown, { author: '甜茶', rows: [piece('1', 'v2')] }, none)
    expect(next.current?.version).toBe('v2')
  })

  test('another author begins with the first piece, and decisions stay at hand', () => {
    const first = decided(shown, approval(piece('1')))
    const other = arrived(first, { author: '阿紫', rows: [piece('8'), piece('9')] }, none)
    expect(other.current?.id).toBe('8')
    expect(other.recent.map(({ piece: of }) => of.id)).toEqual(['1'])
  })
})

describe('decisions', () => {
  test('lead to the next piece without one, going round, and to none after the last', () => {
    const second = decided(chosen(shown, '2'), approval(piece('2'), 1))
    expect(second.current?.id).toBe('3')
    const third = decided(second, approval(piece('3'), 2))
    expect(third.current?.id).toBe('1')
    expect(decided(third, approval(piece('1'), 3)).current).toBeNull()
  })

  test('a decision that is taken back shows its piece again', () => {
    const first = decided(shown, approval(piece('1')))
    const again = takenBack(first, approval(piece('1')))
    expect(again).toMatchObject({ decided: {}, recent: [], current: { id: '1' } })
  })

  test('a decision about a piece of another author leaves the current one', () => {
    const first = decided(shown, approval(piece('1')))
    const other = arrived(first, { author: '阿紫', rows: [piece('8')] }, none)
    expect(takenBack(other, approval(piece('1'))).current?.id).toBe('8')
  })

  test('a second decision takes the place of the first, and ten can be taken back', () => {
    const many = Array.from({ length: 12 }, (_, at) => at).reduce(
      (state, at) => decided(state, approval(piece(String(at)), at)),
      shown,
    )
    expect(many.recent).toHaveLength(10)
    const again = decided(many, {
      ...approval(piece('11'), 99),
      verdict: 'rejected',
      reason: '重复',
    })
    expect(again.recent).toHaveLength(10)
    expect(again.decided['11']).toEqual({ verdict: 'rejected', reason: '重复' })
  })

  test('skipping goes on without a decision, and stays at the only piece', () => {
    expect(skipped(shown).current?.id).toBe('2')
    const one = arrived(INITIAL, { author: '甜茶', rows: [piece('1')] }, none)
    expect(skipped(one).current?.id).toBe('1')
  })
})
