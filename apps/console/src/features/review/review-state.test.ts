import { expect, test } from 'vitest'
import { differences, type Piece } from './piece.ts'
import {
  arrived,
  decided,
  dropped,
  forgotten,
  INITIAL,
  returned,
  UNDO_DEPTH,
  type ReviewState,
  type Verdict,
} from './review-state.ts'

const piece = (id: string, more: Partial<Piece> = {}): Piece => ({
  id,
  title: `piece ${id}`,
  pictures: [],
  video: '',
  paragraphs: [],
  goods: [],
  channel: '',
  source: '',
  author: '',
  category: '',
  topic: '',
  createdAt: '',
  version: '1',
  heldUntil: null,
  ...more,
})
const pieces = (...ids: string[]) => ids.map((id) => piece(id))
const shownOf = ({ current, ahead, phase }: ReviewState) => [
  current?.id ?? phase,
  ...ahead.map(({ id }) => id),
]
const decide = (state: ReviewState, key: number, verdict: Verdict = 'checked') =>
  state.current ? decided(state, { key, piece: state.current, verdict, reason: '' }) : state

test('shows the next piece at once, and says when all are reviewed', () => {
  const start = arrived(INITIAL, pieces('1', '2', '2'), false)
  expect(shownOf(start)).toEqual(['1', '2'])
  const one = decide(start, 1)
  expect(shownOf(one)).toEqual(['2'])
  expect(shownOf(decide(one, 2))).toEqual(['loading'])
  expect(shownOf(arrived(decide(one, 2), [], true))).toEqual(['empty'])
})

test('brings skipped pieces again when nothing else is left', () => {
  const skipped = decide(arrived(INITIAL, pieces('1', '2'), true), 1, 'skipped')
  expect(shownOf(skipped)).toEqual(['2'])
  // The server may hand the skipped one out once more.
  const again = arrived(skipped, pieces('1'), true)
  expect(shownOf(again)).toEqual(['2'])
  expect(shownOf(decide(again, 2))).toEqual(['1'])
})

test('keeps ten decisions to undo, and puts a piece back before the present one', () => {
  const ids = Array.from({ length: 12 }, (_, at) => String(at))
  let state = arrived(INITIAL, pieces(...ids, 'last'), true)
  for (const at of ids.keys()) state = decide(state, at)
  expect(state.recent).toHaveLength(UNDO_DEPTH)
  expect(state.decided).toBe(12)
  const back = returned(state, 11, piece('11'), null)
  expect(shownOf(back)).toEqual(['11', 'last'])
  expect([back.recent.length, back.decided]).toEqual([9, 11])
})

test('drops a piece that is somebody else’s, wherever it is', () => {
  const state = arrived(INITIAL, pieces('1', '2', '3'), true)
  const taken = { tag: 'taken', title: 'piece 1' } as const
  expect(shownOf(dropped(state, '1', taken))).toEqual(['2', '3'])
  expect(shownOf(dropped(state, '3', taken))).toEqual(['1', '2'])
  expect(dropped(state, '1', taken).notice).toEqual(taken)
})

test('forgets a decision that did not come to stand', () => {
  const state = decide(arrived(INITIAL, pieces('1', '2'), true), 7)
  expect(forgotten(state, 7)).toMatchObject({ recent: [], decided: 0 })
})

test('names what differs between two versions', () => {
  const before = piece('1', { paragraphs: ['a', 'b'] })
  const after = piece('1', { title: 'other', paragraphs: ['a', 'c'] })
  expect(differences(before, after)).toEqual([
    { of: 'title', before: 'piece 1', after: 'other' },
    { of: 'text', before: 'a\nb', after: 'a\nc' },
  ])
  expect(differences(before, piece('1', { paragraphs: ['a', 'b'], version: '2' }))).toEqual([])
})
