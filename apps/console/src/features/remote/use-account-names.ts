import type { Result } from '@omc/sdk'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '../../kernel/data/read.ts'
import { useSdk } from '../../kernel/services/services-context.ts'

type AccountOfCommand = Pick<Result<'commands.list'>['items'][number], 'uid' | 'platform'>

/** As many as a page has rows; the commands of the screen name fewer. */
const MOST_ACCOUNTS = 100

/** Names rarely change. */
const KEPT_MS = 5 * 60_000

/**
 * Names the accounts of commands by channel and number: two channels may give the same number to
 * different accounts. An account whose name is not known is called by its number.
 */
export function useAccountNames(commands: readonly AccountOfCommand[]) {
  const sdk = useSdk()
  const uids = [...new Set(commands.map(({ uid }) => uid))].toSorted()
  const { data } = useQuery({
    ...read(sdk, 'studio_accounts.list', {
      'filter[uid]': uids,
      'page[size]': MOST_ACCOUNTS,
      'fields[studio_accounts]': ['nickname', 'uid', 'platform'],
    }),
    enabled: uids.length > 0,
    placeholderData: keepPreviousData,
    staleTime: KEPT_MS,
    // The number stands in for a name that cannot be read.
    meta: { isShownInPlace: true },
  })
  const names = new Map(data?.items.map((one) => [keyOf(one), one.nickname]))
  return (account: AccountOfCommand): string => names.get(keyOf(account)) || account.uid
}

const keyOf = ({ uid, platform }: AccountOfCommand): string => `${platform}/${uid}`
