import type { FieldFact } from '@omc/sdk'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { FieldCell, lookOf } from './field-cell.tsx'

beforeAll(async () => {
  await startI18n()
  await addTexts(consoleTexts)
})

const shown = (kind: FieldFact['kind'], value: unknown) =>
  renderToStaticMarkup(<FieldCell fact={{ kind, zh: '', en: '' }} value={value} />).replaceAll(
    /<[^>]*>/g,
    '',
  )

test.each([
  ['text', '防晒衣', '防晒衣'],
  ['count', 1284, '1,284'],
  ['yuan', 129.5, '¥129.50'],
  ['percent', 12.5, '12.5%'],
  ['platform', 'douyin', '抖音'],
  ['platform', 'guangguang', '逛逛'],
  ['platform', 'elsewhere', 'elsewhere'],
  ['flag', true, '是'],
  ['text', ['a', 'b'], 'a, b'],
  ['key', null, '—'],
] as const)('writes a value of %s as people read it', (kind, value, text) => {
  expect(shown(kind, value)).toBe(text)
})

test('lets figures stand at the end of their column', () => {
  expect(lookOf({ kind: 'yuan', zh: '', en: '' })).toEqual({ align: 'end' })
  expect(lookOf({ kind: 'text', zh: '', en: '' })).toEqual({})
})
