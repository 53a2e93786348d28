import { expect, it } from 'vitest'
import type { PublishResult } from './publish-result.ts'
import { volatileOutbox } from './volatile-outbox.ts'

const result = (attemptKey: string, outcome: PublishResult['outcome']): PublishResult => ({
  attemptKey,
  attemptId: '1',
  deviceId: '5',
  fence: 1,
  outcome,
  feedId: null,
  code: null,
  message: null,
  refusedCode: null,
})

it('keeps the newest certain word of each attempt until it is told', async () => {
  const outbox = volatileOutbox()
  await outbox.put(result('a', 'unknown'))
  await outbox.put(result('b', 'rejected'))
  await outbox.put(result('a', 'published'))
  expect((await outbox.list()).map(({ outcome }) => outcome)).toEqual(['published', 'rejected'])
  expect(await outbox.put(result('b', 'unknown'))).toEqual(result('b', 'rejected'))
  await outbox.remove('a')
  expect(await outbox.list()).toEqual([result('b', 'rejected')])
})
