import { expect, test } from 'vitest'
import { pseudoTexts } from './pseudo-text.ts'

test('makes texts longer and accented, and keeps what is filled in', () => {
  const counted = '{{count}} {{count, row|rows}} saved'
  expect(pseudoTexts({ a: { b: 'Saved {{name}} again' }, c: 'OK', d: counted })).toEqual({
    a: { b: '⟦Šávéd {{name}} ágáíñ löñg⟧' },
    c: '⟦ØK löñg⟧',
    d: '⟦{{count}} {{count, row|rows}} šávéd löñg⟧',
  })
})
