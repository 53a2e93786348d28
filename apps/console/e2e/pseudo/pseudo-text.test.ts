import { expect, test } from 'vitest'
import { pseudoTexts } from './pseudo-text.ts'

test('makes texts longer and accented, and keeps what is filled in', () => {
  expect(pseudoTexts({ a: { b: 'Saved {{name}} again' }, c: 'OK' })).toEqual({
    a: { b: '⟦Šávéd {{name}} ágáíñ löñg⟧' },
    c: '⟦ØK löñg⟧',
  })
})
