import { expect, test } from 'vitest'
import { addressOf, argsOf, placeOf } from './video-place.ts'

const at = (query: string) => placeOf(new URLSearchParams(query))

test('an address opens a video among those of a status, and unknown values the usual ones', () => {
  expect(at('t=checked&q=茶&content=12')).toEqual({
    view: 'checked',
    search: '茶',
    contentId: '12',
  })
  expect(at('t=moon&content=one')).toEqual({ view: 'all', search: '', contentId: null })
})

test('a place has one address', () => {
  for (const query of ['t=checked&q=茶&content=12', 'content=3', ''])
    expect(decodeURIComponent(new URLSearchParams(addressOf(at(query))).toString())).toBe(query)
})

test('the trash is no status', () => {
  expect(argsOf(at('t=trash'))).toMatchObject({ 'filter[trashed]': true })
  expect(argsOf(at('t=trash'))).not.toHaveProperty('filter[status]')
  expect(argsOf(at('t=rejected'))).toMatchObject({ 'filter[status]': ['rejected'] })
})
