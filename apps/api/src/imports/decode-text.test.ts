import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const bytes = (hex: string) => Buffer.from(hex, 'hex')

describe('the text of a file', () => {
  it.each([
    ['UTF-16 by its mark, low byte first', 'fffe0768', '标'],
    ['UTF-16 by its mark, high byte first', 'feff6807', '标'],
    ['UTF-8, with its mark or without', 'efbbbfe6a087', '标'],
    ['GBK that ends its first character like a mark', 'b1fe', '炳'],
    ['GB18030 that begins like a mark', 'fe50', '⺁'],
    ['UTF-8 where it is valid, though GB18030 could be read', 'e6a087e6a087', '标标'],
  ])('is read as %s', (_, hex, text) => {
    expect(decodeText(bytes(hex))).toBe(text)
  })

  it.each([
    ['half a mark', 'ff41'],
    ['the other half', '41ff'],
    ['a NUL', '610062'],
    ['UTF-16 without its mark', '61006200'],
    ['bytes of no encoding', '80ff80ff'],
  ])('is refused with %s', (_, hex) => {
    expect(() => decodeText(bytes(hex))).toThrow(
      expect.objectContaining({ code: 'unknown_encoding' }),
    )
  })
})
