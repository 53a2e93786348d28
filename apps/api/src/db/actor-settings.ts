import { rowScope } from '@omc/acl'
import type { Actor } from '../kernel/actor.ts'

/** An actor as seen by row-level security. */
export type BoundActor = Actor & {
  allTeams: boolean
  /** Restricts access to this person's rows; default: the whole team. */
  readsOwn?: boolean
  /** People that the request names, to give rows to. */
  givesTo?: readonly string[]
}

/** The settings of a transaction that row-level security reads. */
export const ACTOR_SETTINGS = [
  'omc.team_id',
  'omc.user_id',
  'omc.session_id',
  'omc.all_teams',
  'omc.reach',
  'omc.reaches',
  'omc.reads',
  'omc.gives_to',
  'omc.now',
] as const

/**
 * The values of `ACTOR_SETTINGS`, in their order: numbers, a key of our own tables and an instant.
 *
 * @param now value of `omc_now()` in this transaction
 * @throws TypeError for anything else
 */
export function actorSettings(actor: BoundActor, now: Date): string[] {
  const { teamId, userId, sessionId, allTeams, readsOwn = false } = actor
  const { reaches = [], givesTo = [] } = actor
  const isOurs =
    Number.isSafeInteger(teamId) &&
    Number.isSafeInteger(userId) &&
    /^[0-9a-f-]*$/.test(sessionId) &&
    reaches.every((reach) => /^[a-z-]+$/.test(reach)) &&
    givesTo.every((id) => /^[1-9][0-9]{0,17}$/.test(id))
  if (!isOurs) throw new TypeError('an actor has the ids of our own tables')
  return [
    String(teamId),
    String(userId),
    sessionId,
    allTeams ? 'on' : 'off',
    rowScope(actor),
    reaches.join(' '),
    readsOwn ? 'own' : 'team',
    givesTo.join(' '),
    now.toISOString(),
  ]
}
