import { rowReach, rowScope, writeReach } from '@omc/acl'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { authenticateCookie } from '../auth/authenticate-cookie.ts'
import { refreshCookieName } from '../auth/sessions.ts'
import type { BoundActor } from '../db/actor-settings.ts'
import type { Actor } from '../kernel/actor.ts'
import { problem } from '../kernel/problem.ts'
import { cookiesOf } from './asker.ts'
import { namedIn } from './check-references.ts'
import { mayCall } from './may-call.ts'
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

/** Reads cover all rows visible to the person; writes only those that the permission reaches. */
export const reachesOf = ({ effect, may, undoes }: Operation, actor: Actor) =>
  effect === 'read' || undoes ? rowReach(actor) : writeReach(actor, may)

/** After a body took longer than this to arrive, its sender may have been signed out. */
const ASK_AGAIN_MS = 2_000

/** The caller, looked up again after a slow body. */
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
  if (mayCall(actor, operation.may)) return
  throw problem(
    'forbidden',
    { permission: operation.may },
    {
      meta: { permission: operation.may },
    },
  )
}

/** Validated parts of a call. */
interface Asked {
  input: Record<string, unknown>
  query: Record<string, unknown>
}

/** The actor for row-level security, with the recipients of the call. */
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
