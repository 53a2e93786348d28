import type { Result } from '@omc/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { isRecord } from '../../kernel/data/is-record.ts'
import { useAccount } from './account-context.ts'

type Found = Result<'studio_accounts.get_topic'>

/**
 * Names of topics, as far as the channel has told them; an unnamed one is told by its number.
 *
 * @param record  an account whose topics are meant; default: that of the page
 */
export function useTopicNames(record: object | null): (id: string) => string {
  const account = useAccount()
  const queryClient = useQueryClient()
  const found = queryClient
    .getQueriesData<Found>({ queryKey: ['studio_accounts', 'get_topic'] })
    .flatMap(([, answer]) => answer?.topics ?? [])
  const names = new Map([
    ...namesIn(account),
    ...(record === null ? [] : namesIn(record)),
    ...found.map(({ topic_id: id, name }) => [id, name] as const),
  ])
  return (id) => names.get(id) ?? id
}

function namesIn(record: object): readonly (readonly [id: string, name: string])[] {
  const names: unknown = Reflect.get(record, 'topic_names')
  return isRecord(names) ? Object.entries(names).map(([id, name]) => [id, String(name)]) : []
}
