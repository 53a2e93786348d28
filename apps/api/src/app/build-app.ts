import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { createAuthenticate } from '../auth/authenticate.ts'
import type { Database } from '../db/database.ts'
import { jobGauges } from '../jobs/job-figures.ts'
import { mount } from '../jsonapi/mount.ts'
import type { Operation } from '../jsonapi/operation.ts'
import { parseQueryString } from '../jsonapi/parse-query.ts'
import type { Registry } from '../jsonapi/registry.ts'
import type { Services } from '../jsonapi/services.ts'
import type { Config } from '../kernel/config.ts'
import type { ReadyCheck } from '../kernel/ready-check.ts'
import { VERSION } from '../kernel/version.ts'
import { registry as everything } from '../resources/index.ts'
import { demoRoutes } from './demo-routes.ts'
import { apiDocs } from './plugins/api-docs.ts'
import { appOrigins } from './plugins/app-origins.ts'
import { bodyParsers } from './plugins/body-parsers.ts'
import { catalogueFiles } from './plugins/catalogue-files.ts'
import { consoleFiles } from './plugins/console-files.ts'
import { answerFailure, errorAnswers } from './plugins/error-answers.ts'
import { health } from './plugins/health.ts'
import { paceRequests } from './plugins/pace-requests.ts'
import { packAnswers } from './plugins/pack-answers.ts'
import { securityHeaders } from './plugins/security-headers.ts'
import { socialRoutes } from './social-routes.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation
  }
}

export interface AppOptions {
  config: Config
  database: Database
  services: Services
  /** Checks of `/readyz` besides the database. */
  ready?: Readonly<Record<string, ReadyCheck>>
  /** Default: every resource of the product. */
  registry?: Registry
  /** Destination of the log; default standard output. */
  logTo?: { write: (line: string) => void }
}

/** Body limit of routes that are not operations; operations have their own limits. */
const BODY_LIMIT = 64 * 1024
const REQUEST_TIMEOUT_MS = 60_000
const HEADERS_TIMEOUT_MS = 20_000

/** The HTTP server: every operation of the registry, the console, health and documentation. */
export async function buildApp({
  config,
  database,
  services,
  ready = {},
  registry = everything,
  logTo,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : {
            level: config.logLevel,
            redact: REDACTED,
            serializers: { req: loggedRequest },
            ...(logTo ? { stream: logTo } : {}),
          },
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // A client that sends its headers drop by drop is cut off.
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 5_000 },
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    routerOptions: {
      querystringParser: parseQueryString,
      caseSensitive: true,
      ignoreTrailingSlash: false,
    },
    // An address that the router cannot read reaches no route, and no error handler.
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
    genReqId: () => crypto.randomUUID(),
    return503OnClosing: true,
  })
  paceRequests(app)
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  securityHeaders(app, config)
  appOrigins(app, config.appOrigins)
  packAnswers(app)
  errorAnswers(app)
  await app.register(cookie)
  await bodyParsers(app)
  const checks = { database: () => database.ping().then(() => undefined), ...ready }
  health(app, checks, {
    gauges: () => jobGauges(database, services.now()),
    token: config.metricsToken,
  })
  mount(app, {
    registry,
    database,
    services,
    authenticate: createAuthenticate(services.tokens, database),
  })
  socialRoutes(app, { database, services })
  demoRoutes(app, { database, services })
  apiDocs(app, registry, VERSION)
  await consoleFiles(app, config)
  await catalogueFiles(app, config)
  return app
}

const REDACTED = ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]']

/** Queries can carry tickets, codes and names: only the path is logged. */
const loggedRequest = (request: { method: string; url: string; id?: string }) => ({
  method: request.method,
  path: request.url.split('?')[0],
})
