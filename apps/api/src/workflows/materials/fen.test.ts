import { expect, it } from 'vitest'
import { exactFen, toFen, toYuan } from './fen.ts'

it('keeps every amount of two decimals to the fen', () => {
  for (let fen = 0; fen < 20_000; fen += 7) {
    expect(exactFen(toYuan(fen), 'price')).toBe(fen)
    expect(toFen(toYuan(fen))).toBe(fen)
  }
  for (let fen = 9_999_999_999; fen > 9_999_900_000; fen -= 101)
    expect(exactFen(toYuan(fen), 'price')).toBe(fen)
})

it('refuses a third decimal of a large amount, too, instead of rounding it', () => {
  for (const yuan of [9999.999, 500_000.005, 1_234_567.891])
    expect(() => exactFen(yuan, 'price')).toThrowError(
      expect.objectContaining({ code: 'too_precise' }),
    )
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
