import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import client from 'prom-client'
import { problem } from '../../kernel/problem.ts'
import type { ReadyCheck } from '../../kernel/ready-check.ts'

/** Figures that are looked up when they are asked for. */
export type Gauges = () => Promise<readonly { name: string; help: string; value: number }[]>

/**
 * `/healthz`: the process lives. `/readyz`: it can do its work, else 503. `/metrics`: figures for
 * Prometheus. Figures and the reasons why it is not ready are for this machine, and for a caller who
 * sends the token.
 */
export function health(
  app: FastifyInstance,
  checks: Readonly<Record<string, ReadyCheck>>,
  { gauges = async () => [], token }: { gauges?: Gauges; token?: string | undefined } = {},
) {
  const register = new client.Registry()
  client.collectDefaultMetrics({ register })
  const duration = new client.Histogram({
    name: 'omc_http_request_seconds',
    help: 'Time of a request by operation and status',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 5],
    registers: [register],
  })
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation?.id ?? 'other'
    duration.observe({ operation, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
  app.get('/healthz', () => ({ status: 'ok' }))
  const isInsider = (request: FastifyRequest) => isNear(request) || hasToken(request, token)
  app.get('/readyz', async (request, reply) => {
    const entries = Object.entries(checks).map(
      async ([name, check]) => [name, await reason(check)] as const,
    )
    const reasons = Object.fromEntries(
      (await Promise.all(entries)).filter(([, why]) => why !== undefined),
    )
    const ready = Object.keys(reasons).length === 0
    if (ready) return reply.send({ status: 'ready' })
    const why = isInsider(request) ? { reasons } : {}
    return reply.code(503).send({ status: 'not ready', ...why })
  })
  app.get('/metrics', async (request, reply) => {
    if (!isInsider(request)) throw notInside()
    return reply
      .type(register.contentType)
      .send((await register.metrics()) + (await gaugeText(gauges)))
  })
}

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** Requests from this machine, except those of a proxy on it. */
const isNear = ({ ip, socket, headers }: FastifyRequest) =>
  isLoopback(ip) &&
  isLoopback(socket.remoteAddress ?? '') &&
  FORWARDED.every((name) => headers[name] === undefined)

const isLoopback = (address: string) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false
  // Of hashes, which are equally long.
  return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`))
}

const hash = (text: string) => createHash('sha256').update(text).digest()

const notInside = () => problem('forbidden.machine')

async function gaugeText(gauges: Gauges): Promise<string> {
  const register = new client.Registry()
  for (const { name, help, value } of await gauges())
    new client.Gauge({ name, help, registers: [register] }).set(value)
  return register.metrics()
}

async function reason(check: ReadyCheck): Promise<string | undefined> {
  try {
    return await check()
  } catch (error) {
    // A check that fails to run is a reason as well.
    return error instanceof Error ? error.message : String(error)
  }
}
