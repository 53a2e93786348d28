import type { FastifyRequest } from 'fastify'
import { deviceOf } from '../auth/known-devices.ts'
import { createTurns, type Turns } from '../auth/turns.ts'
import { poolSizes } from '../db/pool-sizes.ts'
import type { Config } from '../kernel/config.ts'
import { isAppOrigin } from './origin-guard.ts'
import type { Services } from './services.ts'

const MOST_STRANGERS = 1_000

/** Limit for anonymous callers: their transactions leave one connection to the server. */
export const createStrangers = ({ poolSize }: Config): Turns =>
  createTurns({ atOnce: poolSizes(poolSize).server - 1, mostWaiting: MOST_STRANGERS })

/** None from a page of another origin, though a browser may send them within one site. */
export const cookiesOf = ({ config }: Services, { headers, cookies }: FastifyRequest) =>
  isAppOrigin(headers, config.appOrigins) ? {} : cookies

/**
 * The address, and the name that is tried: neither keeps other people waiting. A browser in which
 * somebody has signed in before stands for itself.
 */
export function askerOf(
  services: Services,
  request: FastifyRequest,
  { username: name }: Record<string, unknown>,
): readonly string[] {
  const device = deviceOf(services, cookiesOf(services, request))
  if (device !== undefined) return [`device ${device}`]
  return typeof name === 'string' ? [request.ip, `name ${name.toLowerCase()}`] : [request.ip]
}
