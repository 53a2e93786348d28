import { snapshot, subscribe } from 'valtio/vanilla'
import { expect, it, vi } from 'vitest'
import { replaceState, stateOf } from './replace-state.ts'

type Shelf = { readonly books: readonly { readonly title: string }[]; readonly isOpen: boolean }

const START: Shelf = { books: [{ title: 'a' }], isOpen: false }

it('takes over what changed, tells of it, and hands out the very same values', () => {
  const state = stateOf<Shelf>({ books: [], isOpen: true })
  const listener = vi.fn()
  subscribe(state, listener, true)
  replaceState(state, START)
  expect(state).toEqual(START)
  expect(snapshot(state).books).toBe(START.books)
  expect(listener).toHaveBeenCalledTimes(2)
})

it('tells nobody of parts that stay', () => {
  const state = stateOf<Shelf>({ books: [], isOpen: true })
  replaceState(state, START)
  const before = snapshot(state)
  const listener = vi.fn()
  subscribe(state, listener, true)
  replaceState(state, { ...state })
  replaceState(state, state)
  expect(listener).not.toHaveBeenCalled()
  expect(snapshot(state)).toBe(before)
  replaceState(state, { ...state, isOpen: true })
  expect(listener).toHaveBeenCalledTimes(1)
  expect(snapshot(state).books).toBe(START.books)
})

it('leaves what it was given as it was', () => {
  const state = stateOf<Shelf>({ books: [], isOpen: true })
  const first: Shelf = Object.freeze({ books: Object.freeze([]), isOpen: true })
  expect(snapshot(stateOf(first)).books).toBe(first.books)
  const next: Shelf = Object.freeze({ books: Object.freeze([]), isOpen: false })
  replaceState(state, next)
  expect(() => replaceState(state, { ...next, isOpen: true })).not.toThrow()
  expect(next).toEqual({ books: [], isOpen: false })
})
