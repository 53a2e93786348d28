import { beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { kindName } from './job-kinds.ts'

const jobTexts = textPart(
  () => import('./jobs.zh.ts'),
  () => import('./jobs.en.ts'),
)

beforeAll(async () => {
  await startI18n()
  await addTexts(jobTexts)
})

test.each([
  ['carry_contents.batch_to_publish', '批量'],
  ['smart_contents.batch_content_status', '批量操作'],
  ['undo_portions', '撤销批量操作'],
])('names a job of kind %s in words', (kind, words) => {
  expect(kindName(kind)).toContain(words)
  expect(kindName(kind)).not.toContain(kind)
})
