import { expect, it } from 'vitest'
import { exactFen, toFen, toYuan } from './fen.ts'

it('keeps every amount of two decimals to the fen', () => {
  for (let fen = 0; fen < 20_000; fen += 7) {
    expect(exactFen(toYuan(fen), 'price')).toBe(fen)
    expect(toFen(toYuan(fen))).toBe(fen)
  }
  expect(exactFen(99_999_999.99, 'price')).toBe(9_999_999_999)
})

it('refuses a third decimal and names the attribute', () => {
  expect(() => exactFen(1.005, 'price')).toThrowError(
    expect.objectContaining({
      status: 422,
      code: 'too_precise',
      details: [expect.objectContaining({ source: { pointer: '/data/attributes/price' } })],
    }),
  )
})

it('rounds what a channel says more precisely, and takes no price below nothing', () => {
  expect(toFen(19.999)).toBe(2000)
  expect(toFen(-3)).toBe(0)
})
