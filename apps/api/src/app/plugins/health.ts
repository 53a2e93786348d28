import type { FastifyInstance } from 'fastify'
import client from 'prom-client'

/** Figures that are looked up when they are asked for. */
export type Gauges = () => Promise<readonly { name: string; help: string; value: number }[]>

/** Says what is wrong, or undefined when it is good. */
export type ReadyCheck = () => Promise<string | undefined>

/**
 * `/healthz`: the process lives. `/readyz`: it can do its work, else 503 with the reasons.
 * `/metrics`: figures for Prometheus.
 */
export function health(
  app: FastifyInstance,
  checks: Readonly<Record<string, ReadyCheck>>,
  gauges: Gauges = async () => [],
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
  app.get('/readyz', async (_request, reply) => {
    const entries = Object.entries(checks).map(
      async ([name, check]) => [name, await reason(check)] as const,
    )
    const reasons = Object.fromEntries(
      (await Promise.all(entries)).filter(([, why]) => why !== undefined),
    )
    const ready = Object.keys(reasons).length === 0
    return reply
      .code(ready ? 200 : 503)
      .send(ready ? { status: 'ready' } : { status: 'not ready', reasons })
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(register.contentType).send((await register.metrics()) + (await gaugeText(gauges))),
  )
}

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
    // A check that cannot be made is a reason of its own.
    return error instanceof Error ? error.message : String(error)
  }
}
