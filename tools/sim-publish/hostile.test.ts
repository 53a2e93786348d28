import { expect, it } from 'vitest'
import { FRAME_ORIGIN } from './frame.ts'
import { drawHostile, throwHostile } from './hostile.ts'
import type { Plant } from './plants.ts'

const SEED = 20_261_128
const COUNT = 100_000

it(`takes none of ${COUNT} hostile messages while a publication is open`, async () => {
  expect(await throwHostile(SEED, COUNT)).toEqual({ count: COUNT, effects: [] })
})

it('draws every kind, the same for the same seed', () => {
  const kinds = Array.from({ length: 200 }, (_, index) => drawHostile(SEED, index).kind)
  expect(new Set(kinds).size).toBe(7)
  expect(kinds).toEqual(Array.from({ length: 200 }, (_, index) => drawHostile(SEED, index).kind))
})

it('sees a window or an origin that is not looked at', async () => {
  const kindsOf = async (hear: NonNullable<Plant['hear']>) =>
    new Set((await throwHostile(SEED, 1_000, hear)).effects.map(({ kind }) => kind))
  expect(await kindsOf((event, window) => ({ ...event, source: window }))).toEqual(
    new Set(['foreign window']),
  )
  expect(await kindsOf((event) => ({ ...event, origin: FRAME_ORIGIN }))).toEqual(
    new Set(['foreign origin']),
  )
})
