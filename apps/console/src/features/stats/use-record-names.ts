import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../kernel/services/services-context.ts'
import { remoteOptions } from '../../kit/list/filters/remote-options.ts'
import type { RankDefinition } from './stats-definition.ts'

const SELECTS = { accounts: 'studio_accounts.get_select', people: 'users.get_role_select' } as const

/** Names of accounts or people by id; an unknown one shows its id. */
export function useRecordNames(names: RankDefinition['names']) {
  const { sdk } = useServices()
  const { data } = useQuery({
    ...remoteOptions(sdk, { options: SELECTS[names ?? 'accounts'] }),
    enabled: names !== undefined,
    meta: { isShownInPlace: true },
  })
  return (value: string, name: (value: string) => string): string =>
    names === undefined
      ? name(value)
      : (data?.find((option) => option.value === value)?.label ?? `#${value}`)
}
