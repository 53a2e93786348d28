import { expect, test } from 'vitest'
import { EN_TEXTS, ZH_PARTS } from './testing/all-texts.ts'

/** `$t(other.text)` and `{{value, format}}`, but not `{{count, one|more}}` (count-words.ts). */
const CUT_OUT = /\$t\(|\{\{[^}]*,[^}|]*\}\}/g

const found = (texts: unknown) => JSON.stringify(texts).match(CUT_OUT)

test('no text asks for what the build cuts out of i18next: texts within texts, formats', () => {
  expect(found({ a: '$t(app.name)', b: '{{at, datetime}}' })).toHaveLength(2)
  expect(found({ a: '{{count}} {{count, row|rows}}' })).toBeNull()
  expect(found(ZH_PARTS)).toBeNull()
  expect(found(EN_TEXTS)).toBeNull()
})
