import { toListDocument } from '@omc/sdk/testing'
import { MutationObserver, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from '../../../kernel/data/create-query-client.ts'
import { showAt } from '../../../kit/testing/show-list.tsx'

/**
 * Shows a list of people and sends a change of one that has no answer yet.
 *
 * @returns function that answers it
 */
export async function changeOnList(list: ReactNode, address: string): Promise<() => void> {
  const client = createQueryClient({ tell: () => undefined, report: () => undefined })
  await showAt(
    <QueryClientProvider client={client}>{list}</QueryClientProvider>,
    { permissions: ['user:read'] },
    (server) => server.always('users.list', { body: toListDocument([]) }),
    address,
  )
  let answer = (): void => undefined
  const mutationFn = () => new Promise<void>((resolve) => (answer = resolve))
  const mutationKey = ['userManagement', 'doDelete']
  void new MutationObserver(client, { mutationKey, mutationFn }).mutate()
  return () => answer()
}
