import { useQuery } from '@tanstack/react-query'
import { match } from 'ts-pattern'
import { read } from '../../kernel/data/read.ts'
import { useSdk } from '../../kernel/services/services-context.ts'
import { channelOf } from '../account-address/account-key.ts'

/** What was chosen: an account, or a device with the account it runs. */
export type Target =
  | { readonly tag: 'none' }
  | { readonly tag: 'account'; readonly id: string }
  | { readonly tag: 'device'; readonly uid: string; readonly platform: string | null }

/** How far the account is known; a command needs its number. */
type TargetRead = 'none' | 'reading' | 'failed' | 'missing' | 'known'

/** The account of a command; two accounts may share a uid, their platform tells them apart. */
export type TargetAccount = {
  /** '' while it is not known. */
  readonly id: string
  /** '' unless the account is known. */
  readonly uid: string
  readonly platform: string | null
  readonly read: TargetRead
  readonly retry: () => void
}

/** Reads what the choice does not tell of the account. */
export function useTargetAccount(target: Target): TargetAccount {
  const sdk = useSdk()
  const { data, isError, refetch } = useQuery({
    ...read(sdk, 'studio_accounts.list', {
      ...filterOf(target),
      'page[size]': 1,
      'fields[studio_accounts]': ['uid', 'platform'],
    }),
    enabled: target.tag !== 'none',
  })
  const found = data?.items[0]
  const retry = (): void => void refetch()
  return (
    match(target)
      .returnType<TargetAccount>()
      .with({ tag: 'none' }, () => ({ id: '', uid: '', platform: null, read: 'none', retry }))
      // Its number came with the choice; without a name the command can be sent all the same.
      .with({ tag: 'device' }, ({ uid, platform }) => ({
        id: found?.id ?? '',
        uid,
        platform,
        read: 'known',
        retry,
      }))
      .with({ tag: 'account' }, ({ id }) => ({
        id,
        uid: found?.uid ?? '',
        platform: found?.platform ?? null,
        read: found ? 'known' : data ? 'missing' : isError ? 'failed' : 'reading',
        retry,
      }))
      .exhaustive()
  )
}

function filterOf(target: Target) {
  if (target.tag !== 'device') return { 'filter[ids]': target.tag === 'account' ? [target.id] : [] }
  const channel = channelOf(target.platform)
  return { 'filter[uid]': [target.uid], ...(channel && { 'filter[platform]': [channel] }) }
}
