import { can, rowReach, rowScope, writeReach } from '@omc/acl'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { authenticateCookie } from '../auth/authenticate-cookie.ts'
import { refreshCookieName } from '../auth/sessions.ts'
import type { BoundActor } from '../db/actor-settings.ts'
import type { Actor } from '../kernel/actor.ts'
import { problem } from '../kernel/problem.ts'
import { cookiesOf } from './asker.ts'
import { namedIn } from './check-references.ts'
import type { MountOptions } from './mounted.ts'
import type { Operation } from './operation.ts'

/** @throws Problem 401 or 402 when the call names nobody who is signed in */
export async function whoAsks(
  { authenticate, services, database }: MountOptions,
  { cookie: takesCookie }: Operation,
  request: FastifyRequest,
  now: Date,
): Promise<Actor> {
  const { headers } = request
  const cookie = cookiesOf(services, request)[refreshCookieName(services.config)]
  const byCookie =
    takesCookie && headers.authorization === undefined
      ? await authenticateCookie({ keys: services.keys, database }, cookie, now)
      : undefined
  return byCookie ?? authenticate(headers.authorization, now)
}

/** Reading shows all that the person sees; a write acts where its permission reaches. */
export const reachesOf = ({ effect, may, undoes }: Operation, actor: Actor) =>
  effect === 'read' || undoes ? rowReach(actor) : writeReach(actor, may)

/** A body that took longer than this to arrive: its sender may have been signed out meanwhile. */
const ASK_AGAIN_MS = 2_000

/** Who asked, looked up again when the body took long. */
export async function stillThere(
  options: MountOptions,
  operation: Operation,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  now: Date,
): Promise<Actor | undefined> {
  const { actor } = request
  if (!actor || reply.elapsedTime < ASK_AGAIN_MS) return actor
  const again = await whoAsks(options, operation, request, now)
  authorise(operation, again)
  return again
}

/** @throws Problem 403 when the actor holds no permission for the operation (deny by default) */
export function authorise(operation: Operation, actor: Actor) {
  if (operation.may === 'public' || operation.may === 'signed-in') return
  if (can(actor, operation.may)) return
  throw problem(
    'forbidden',
    { permission: operation.may },
    {
      meta: { permission: operation.may },
    },
  )
}

/** What comes with a call, as it was checked. */
interface Asked {
  input: Record<string, unknown>
  query: Record<string, unknown>
}

/** The actor as the database is told of them, with whom the call gives something to. */
export const bindingOf = (
  actor: Actor,
  operation: Operation,
  asked: Asked = { input: {}, query: {} },
): BoundActor => ({
  ...actor,
  allTeams: rowScope(actor) === 'all-teams',
  readsOwn: true,
  givesTo: operation.effect === 'write' ? namedIn(operation, asked, 'users') : [],
})
