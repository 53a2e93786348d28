import { beforeAll, expect, test } from 'vitest'
import { addTexts, i18n, startI18n } from '../../kernel/i18n/i18n.ts'
import { detailWords } from './detail-key.ts'
import { remoteTexts } from './remote-texts.ts'

beforeAll(async () => {
  await startI18n()
  await addTexts(remoteTexts)
})

test.each([
  ['deleted 12', '已删除 12 条'],
  ['still-ended', '发布队列已结束，没能重新打开'],
  ['interrupted after 12', '执行中被打断 · 已删除 12 条'],
  ['failed: no frame after 3', '执行出错'],
  ['queue 3', ''],
  ['', ''],
])('"%s" is said as "%s"', (detail, said) => {
  expect(detailWords(i18n.t, detail)).toBe(said)
})
