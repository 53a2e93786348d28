import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSdk } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { accountKey, addressOf, calledBy } from '../../account-address/account-key.ts'
import { visibleAccounts } from './accounts-card.tsx'
import { readTiles } from './chosen-tiles.ts'
import { fullKey } from './full-key.ts'

export type NamedAccounts = {
  /** Key of the account in the address; null for none. */
  readonly account: string | null
  /** Keys of the tiles in the address; null for none. */
  readonly tiles: readonly string[] | null
  /** Keys of the person's accounts; null while they are loading. */
  readonly known: readonly string[] | null
  /** Key of an account that an earlier version named by its uid alone. */
  readonly fullKeyOf: (key: string) => string
  /** Whether a key is as full as it gets: only then its account may be opened. */
  readonly isFull: (key: string) => boolean
}

/**
 * Accounts that the address names. An older one names them by their uids: they wait until the person's
 * accounts are read, then the address names their channels, too.
 */
export function useNamedAccounts(): NamedAccounts {
  const [params, setParams] = useSearchParams()
  const teamId = usePerson()?.teamId ?? ''
  const { data, isPending } = useQuery(visibleAccounts(useSdk()))
  const fullKeyOf = (key: string) => fullKey(key, data?.items ?? [], teamId)
  const uid = params.get('uid')
  const given = uid === null ? null : accountKey({ uid, platform: params.get('platform') })
  const text = params.get('tiles')
  const account = given === null ? null : fullKeyOf(given)
  const tiles = text === null ? null : [...new Set(readTiles(text).map(fullKeyOf))]

  const address = text === null ? account : (tiles?.join() ?? null)
  const isOlder = address !== (text ?? given)
  useEffect(() => {
    if (address === null || !isOlder) return
    const next = text === null ? calledBy(addressOf(address)) : { tiles: address }
    setParams((now) => ({ ...Object.fromEntries(now), ...next }), { replace: true })
  }, [address, isOlder, text, setParams])

  return {
    account,
    tiles,
    known: data?.items.map(accountKey) ?? null,
    fullKeyOf,
    isFull: (key) => !isPending || addressOf(key).platform !== null,
  }
}
