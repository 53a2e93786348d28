import { rowScope } from '@omc/acl'
import type { Context } from '../../jsonapi/context.ts'

/** The person of an account; null where it is everyone's in the team. */
export type Owner = number | null

/** Accounts that come, go or change hands. */
interface Heard {
  teamId: number
  /** Whose they were and whose they are now. */
  owners: readonly Owner[]
}

/**
 * Gives a new connection to those who hear of an account from now on, and to those who hear no more of
 * it, its former owner too: which accounts somebody hears of is read as they connect. People who hear
 * of all the team's accounts need none.
 */
export async function reconnectHearers(context: Context, { teamId, owners }: Heard): Promise<void> {
  const { services, afterCommit } = context
  const named = owners.filter((owner) => owner !== null)
  const people = named.length < owners.length ? await ownWorkers(context, teamId) : []
  for (const person of new Set([...named, ...people]))
    afterCommit(() => services.broadcast.reconnectUser(person))
}

/** Signed-in people of the team who see of its accounts theirs and everyone's. */
async function ownWorkers({ db, now }: Context, teamId: number): Promise<number[]> {
  const signedIn = await db
    .selectFrom('users as u')
    .innerJoin('sessions as s', 's.user_id', 'u.id')
    .select(['u.id', 'u.roles', 'u.full_access as admin'])
    .distinct()
    .where('u.business_team_id', '=', teamId)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .execute()
  return signedIn.filter((person) => rowScope(person) === 'own').map(({ id }) => id)
}
