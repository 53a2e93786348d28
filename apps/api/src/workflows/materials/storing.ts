import type { Db } from '../../db/database.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { Actor } from '../../kernel/actor.ts'

/** Context of storing: of a call (`storingOf`) or of a step of a job. */
export interface Storing {
  db: Db
  now: Date
  actor: Actor
  /** The team the rows belong to. */
  teamId: number
  /** Owner; null = everybody in the team. */
  userId: number | null
}

/** Storing for the caller, or for somebody or some team they chose. */
export function storingOf(
  context: Context,
  chosen: { teamId?: number | undefined; userId?: number | undefined } = {},
): Storing {
  const actor = actorOf(context)
  return {
    db: context.db,
    now: context.now,
    actor,
    teamId: chosen.teamId ?? actor.teamId,
    userId: chosen.userId ?? actor.userId,
  }
}

/**
 * Result for one candidate: a new row, the existing row, or nothing because a colleague
 * whose rows the actor does not see has it already.
 */
export type StoredTag = 'created' | 'existing' | 'taken'
