import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accepts } from './accept.ts'
import { createStrangers } from './asker.ts'
import { bodyLimitOf } from './body-limits.ts'
import { mediaTypes, notAcceptable } from './media-types.ts'
import type { MountOptions, Mounted, Prepared } from './mounted.ts'
import { bodySchema, querySchema } from './operation-schemas.ts'
import type { Operation } from './operation.ts'
import { refuseCrossSite } from './origin-guard.ts'
import { refuseForm } from './read-form.ts'
import { serve } from './serve.ts'
import { compileCheck } from './validate.ts'
import { authorise, whoAsks } from './who-asks.ts'

/**
 * Serves every operation of the registry. Permission is checked here and nowhere else, so that no
 * behaviour can forget it; a behaviour runs in one transaction that is bound to the actor's team. Slow work stands outside.
 */
export function mount(app: FastifyInstance, given: MountOptions) {
  const options: Mounted = { ...given, strangers: createStrangers(given.services.config) }
  app.decorateRequest('actor')
  for (const operation of options.registry.operations) {
    const ready = prepare(operation)
    app.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { operation },
      onRequest: [...guards(options, operation)],
      bodyLimit: bodyLimitOf(operation),
      handler: (request, reply) => serve(options, ready, request, reply),
    })
  }
}

/** Checks before a body is read: origin, media type, and caller. */
function* guards(options: MountOptions, operation: Operation) {
  const { config, now } = options.services
  const kinds = mediaTypes(operation)
  yield async ({ headers }: FastifyRequest) => {
    refuseForm(operation, headers)
    if (!accepts(headers.accept, kinds)) throw notAcceptable(kinds)
  }
  if (operation.effect === 'write') {
    yield async ({ headers }: FastifyRequest) => refuseCrossSite(operation, headers, config)
  }
  if (operation.may !== 'public') {
    yield async (request: FastifyRequest) => {
      request.actor = await whoAsks(options, operation, request, now())
      authorise(operation, request.actor)
    }
  }
}

/** Servers of one process share what they compiled: an operation never changes. */
const prepared = new WeakMap<Operation, Prepared>()

function prepare(operation: Operation): Prepared {
  const known = prepared.get(operation)
  if (known) return known
  const made = {
    operation,
    checkQuery: compileCheck(querySchema(operation)),
    checkBody: compileCheck(bodySchema(operation)),
  }
  prepared.set(operation, made)
  return made
}
