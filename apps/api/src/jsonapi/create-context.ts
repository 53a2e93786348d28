import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/database.ts'
import type { Actor } from '../kernel/actor.ts'
import { cookiesOf } from './asker.ts'
import { auditInto } from './audit.ts'
import { actorOf, type Context } from './context.ts'
import type { MountOptions } from './mounted.ts'
import type { Operation } from './operation.ts'
import { bindingOf } from './who-asks.ts'

interface Making {
  options: MountOptions
  operation: Operation
  request: FastifyRequest
  db: Db
  actor: Actor | undefined
  now: Date
  effects: (() => Promise<void> | void)[]
  /** A transaction bound to the actor. */
  bound: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  gone: AbortSignal
}

/** Input of a behaviour for one call. */
export function createContext(making: Making): Context {
  const { options, operation, request, db, actor, now, effects, bound, gone } = making
  return {
    actor,
    db,
    now,
    services: options.services,
    request: {
      id: request.id,
      remoteAddress: request.ip,
      userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
      cookies: cookiesOf(options.services, request),
      headers: request.headers,
    },
    afterCommit: (effect) => void effects.push(effect),
    audit: (entry) => auditInto(db, { actor, now }, entry),
    answer: { cookies: [], meta: {} },
    async later(run) {
      const own: (() => Promise<void> | void)[] = []
      const result = await bound((other) =>
        run(createContext({ ...making, db: other, now: options.services.now(), effects: own })),
      )
      for (const effect of own) await effect()
      return result
    },
    readWithin: (limitMs) =>
      options.database.readerFor(bindingOf(actorOf({ actor }), operation), limitMs),
    gone,
  }
}
