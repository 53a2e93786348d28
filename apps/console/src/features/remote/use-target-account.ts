import { CHANNELS } from '@omc/core'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../kernel/data/read.ts'
import { useSdk } from '../../kernel/services/services-context.ts'

/** What was chosen: an account, or a device with the account it runs. */
export type Target =
  | { readonly tag: 'none' }
  | { readonly tag: 'account'; readonly id: string }
  | { readonly tag: 'device'; readonly uid: string; readonly platform: string | null }

/** The account of a command; two accounts may share a uid, their platform tells them apart. */
export type TargetAccount = {
  /** '' while it is not known. */
  readonly id: string
  /** '' while it is not known, or none is chosen. */
  readonly uid: string
  readonly platform: string | null
}

export const channelOf = (platform: string | null) => CHANNELS.find((one) => one === platform)

/** Reads what the choice does not tell of the account. */
export function useTargetAccount(target: Target): TargetAccount {
  const sdk = useSdk()
  const { data } = useQuery({
    ...read(sdk, 'studio_accounts.list', {
      ...filterOf(target),
      'page[size]': 1,
      'fields[studio_accounts]': ['uid', 'platform'],
    }),
    enabled: target.tag !== 'none',
  })
  const found = data?.items[0]
  if (target.tag === 'device')
    return { id: found?.id ?? '', uid: target.uid, platform: target.platform }
  const id = target.tag === 'account' ? target.id : ''
  return { id, uid: found?.uid ?? '', platform: found?.platform ?? null }
}

function filterOf(target: Target) {
  if (target.tag !== 'device') return { 'filter[ids]': target.tag === 'account' ? [target.id] : [] }
  const channel = channelOf(target.platform)
  return { 'filter[uid]': [target.uid], ...(channel && { 'filter[platform]': [channel] }) }
}
