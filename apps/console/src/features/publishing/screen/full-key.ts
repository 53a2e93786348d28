import { accountKey, addressOf } from '../../account-address/account-key.ts'
import type { StudioAccount } from './account-state.ts'

export type OfPerson = Pick<StudioAccount, 'id' | 'uid' | 'platform' | 'business_team_id'>

/**
 * Key with the channel, for an account that an older address or choice names by its uid alone. Of
 * several it is the one that the server takes: of the own team before others, then the older one. An
 * account that the person does not have keeps its name.
 */
export function fullKey(key: string, accounts: readonly OfPerson[], teamId: string): string {
  if (addressOf(key).platform !== null) return key
  const isForeign = (one: OfPerson) => Number(one.business_team_id !== teamId)
  const [found] = accounts
    .filter(({ uid }) => uid === key)
    .toSorted((a, b) => isForeign(a) - isForeign(b) || Number(a.id) - Number(b.id))
  return found ? accountKey(found) : key
}
