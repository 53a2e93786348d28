import { beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { taskTexts } from '../../kernel/i18n/later-parts.ts'
import { kindName, kindOptions } from './job-kinds.ts'

beforeAll(async () => {
  await startI18n()
  await addTexts(taskTexts)
})

test.each([
  ['carry_contents.batch_to_publish', '批量'],
  ['smart_contents.batch_content_status', '批量操作'],
  ['undo_portions', '撤销批量操作'],
])('names a job of kind %s in words', (kind, words) => {
  expect(kindName(kind)).toContain(words)
  expect(kindName(kind)).not.toContain(kind)
})

test('offers every kind once, each under a name of its own', () => {
  const options = kindOptions()
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
  expect(new Set(options.map(({ label }) => label)).size).toBe(options.length)
  expect(options.filter(({ value, label }) => value === label)).toEqual([])
})

test('shows the code of an unknown kind', () => {
  expect(kindName('sync_moon')).toBe('sync_moon')
})
