import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Authenticate } from '../auth/authenticate.ts'
import type { Turns } from '../auth/turns.ts'
import type { Database } from '../db/database.ts'
import type { Actor } from '../kernel/actor.ts'
import type { Operation } from './operation.ts'
import type { Registry } from './registry.ts'
import type { Services } from './services.ts'
import type { Check } from './validate.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, known before the body is read; undefined for public operations. */
    actor?: Actor
  }
}

export interface MountOptions {
  registry: Registry
  database: Database
  services: Services
  authenticate: Authenticate
}

export interface Mounted extends MountOptions {
  strangers: Turns
}

/** An operation with its compiled input validators. */
export interface Prepared {
  operation: Operation
  checkQuery: Check
  checkBody: Check
}

/** One call while it is answered. */
export interface Serving extends Prepared {
  options: Mounted
  request: FastifyRequest
  reply: FastifyReply
  now: Date
  actor: Actor | undefined
  id: number
  query: Record<string, unknown>
}
