import { expect, test } from 'vitest'
import { toCsv } from './to-csv.ts'

test('starts with a byte order mark, and quotes only where it must', () => {
  expect(
    toCsv([
      ['标题', 'a,b'],
      ['a "b"', 'line\nline'],
    ]),
  ).toBe('\uFEFF标题,"a,b"\r\n"a ""b""","line\nline"\r\n')
})

test('turns formulas into texts, and leaves numbers alone', () => {
  expect(toCsv([['=1+1', '@x', '-5', '-12.5%', '+86']])).toBe("\uFEFF'=1+1,'@x,-5,-12.5%,'+86\r\n")
})
