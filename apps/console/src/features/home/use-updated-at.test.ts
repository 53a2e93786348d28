import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from '../../kernel/data/create-query-client.ts'
import { updatedMinute } from './use-updated-at.ts'

const MINUTE_MS = 60_000

test('is the minute of the newest answer that is in use', () => {
  const client = createQueryClient({ tell: () => undefined, report: () => undefined })
  const hold = (name: string) =>
    new QueryObserver(client, { queryKey: [name], enabled: true, staleTime: Infinity }).subscribe(
      () => undefined,
    )
  expect(updatedMinute(client)).toBe(0)
  client.setQueryData(['old'], 1, { updatedAt: 5 * MINUTE_MS })
  client.setQueryData(['new'], 1, { updatedAt: 9 * MINUTE_MS + 1 })
  client.setQueryData(['unused'], 1, { updatedAt: 99 * MINUTE_MS })
  const letGo = [hold('old'), hold('new')]
  expect(updatedMinute(client)).toBe(9 * MINUTE_MS)
  for (const stop of letGo) stop()
})
