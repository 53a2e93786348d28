import { can, rowReach, rowScope, writeReach } from '@omc/acl'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../app/services.ts'
import { authenticateCookie } from '../auth/authenticate-cookie.ts'
import type { Authenticate } from '../auth/authenticate.ts'
import { refreshCookieName } from '../auth/sessions.ts'
import type { Turns } from '../auth/turns.ts'
import type { BoundActor } from '../db/actor-settings.ts'
import type { Database, Db } from '../db/database.ts'
import { accepts } from './accept.ts'
import type { Actor } from './actor.ts'
import { askerOf, cookiesOf, createStrangers } from './asker.ts'
import { auditInto } from './audit.ts'
import { bodyLimitOf } from './body-limits.ts'
import { checkReferences, namedIn } from './check-references.ts'
import type { Context } from './context.ts'
import { isAnswered, once, onceStreamed } from './idempotency.ts'
import { mediaType, mediaTypes, notAcceptable } from './media-types.ts'
import { openSecrets } from './open-secrets.ts'
import { bodySchema, querySchema } from './operation-schemas.ts'
import type { Operation } from './operation.ts'
import { isAppOrigin, refuseCrossSite } from './origin-guard.ts'
import { readParameters } from './parse-query.ts'
import { presentAnswer } from './present-answer.ts'
import { Problem, problem } from './problem.ts'
import { readForm, refuseForm } from './read-form.ts'
import { hashesOf, readUpload } from './read-upload.ts'
import type { Registry } from './registry.ts'
import { sendFile, type FileAnswer } from './send-file.ts'
import { sendStream, type StreamEvent } from './send-stream.ts'
import { widenSight } from './sight.ts'
import { compileCheck, readBody, readPlainBody, type Check } from './validate.ts'
import { VERBS, list, nestedList } from './verbs.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, known before the body is read; nobody for a public operation. */
    actor?: Actor
  }
}

export interface MountOptions {
  registry: Registry
  database: Database
  services: Services
  authenticate: Authenticate
}

interface Mounted extends MountOptions {
  strangers: Turns
}

interface Prepared {
  operation: Operation
  checkQuery: Check
  checkBody: Check
}

/**
 * Serves every operation of the registry. Permission is checked here and nowhere else, so that no
 * behaviour can forget it; a behaviour runs in one transaction that is bound to the actor's team. Slow work stands outside.
 */
export function mount(app: FastifyInstance, given: MountOptions) {
  const options: Mounted = { ...given, strangers: createStrangers(given.services.config) }
  app.decorateRequest('actor')
  for (const operation of options.registry.operations) {
    const prepared = prepare(operation)
    app.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { operation },
      onRequest: [...guards(options, operation)],
      bodyLimit: bodyLimitOf(operation),
      handler: (request, reply) => serve(options, prepared, request, reply),
    })
  }
}

/** What is asked before a body is read: whether another site sent it, what kind it is, and who did. */
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

const prepare = (operation: Operation): Prepared => ({
  operation,
  checkQuery: compileCheck(querySchema(operation)),
  checkBody: compileCheck(bodySchema(operation)),
})

async function serve(
  options: Mounted,
  { operation, checkQuery, checkBody }: Prepared,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (operation.effect === 'write') void reply.header('cache-control', 'no-store')
  const now = options.services.now()
  const asking = await stillThere(options, operation, { request, reply }, now)
  const actor = asking && { ...asking, reaches: reachesOf(operation, asking) }
  const id = operation.onRecord ? readId(request.params) : 0
  const query = readParameters(asRecord(request.query), operation.query, checkQuery)
  if (operation.verb === 'list')
    return reply
      .type(mediaType(operation))
      .send(await answerList(options, operation, { actor, now, query }))
  const { document, files } = await readUpload(request, operation)
  const body = readForm(request, operation, document)
  const key = request.headers['idempotency-key']
  const sent = { body, query, id, ...(key === undefined ? {} : await hashesOf(files)) }
  const keyedIn = (db: Db) =>
    operation.effect === 'write' && typeof key === 'string' && actor
      ? { db, keys: options.services.keys, actor, operation, key, sent }
      : undefined
  const opened = await openSecrets({
    services: options.services,
    operation,
    body,
    now,
    asServer: (work) => options.strangers([request.ip], () => options.database.asServer(work)),
    isAnswered: async () =>
      actor !== undefined &&
      key !== undefined &&
      options.database.asActor(bindingOf(actor, operation), async (db) => {
        const keyed = keyedIn(db)
        return keyed !== undefined && isAnswered(keyed)
      }),
  })
  const input = { ...readInput(operation, checkBody, opened, id), ...files }

  const effects: (() => Promise<void> | void)[] = []
  const gone = new AbortController()
  const contextOf = (db: Db) => createContext({ ...making, db, now, effects })
  const bound = <T>(work: (db: Db) => Promise<T>) =>
    actor
      ? options.database.asActor(bindingOf(actor, operation, { input, query }), work)
      : options.strangers(askerOf(options.services, request, { ...query, ...input }), () =>
          options.database.asServer(work),
        )
  const making = { options, operation, request, actor, bound, gone: gone.signal }
  const { prepare } = operation.action ?? {}
  const slow =
    prepare &&
    (await bound(async (db) => {
      const keyed = keyedIn(db)
      if (keyed && (await isAnswered(keyed))) return undefined
      if (actor && operation.effect === 'write') await widenSight(db, operation, id)
      return prepare(contextOf(db), { id, query, input })
    }))
  const found = await slow?.()
  const run = async (db: Db) => {
    const context = contextOf(db)
    const answer = () => behave(options.registry, operation, context, { id, query, input, found })
    const keyed = keyedIn(db)
    if (!keyed) return { context, answer: await answer() }
    const streams = operation.output.kind === 'stream'
    return { context, answer: await (streams ? onceStreamed : once)(keyed, answer) }
  }
  const { context, answer } = await bound(run)
  if (operation.effect === 'write') options.services.counts.drop(operation.touches)
  for (const effect of effects) await effect()

  if (!isAppOrigin(request.headers, options.services.config.appOrigins))
    for (const cookie of context.answer.cookies) setCookie(options.services, reply, cookie)
  // A behaviour that returns its refusal, rather than throw it, wants to keep what it wrote.
  if (answer instanceof Problem) throw answer
  if (answer === undefined) return reply.code(204).send()
  // A behaviour with these outputs gives these forms.
  if (operation.output.kind === 'file') return sendFile(request, reply, answer as FileAnswer)
  if (operation.output.kind === 'stream')
    return sendStream(request, reply, { events: answer as AsyncIterable<StreamEvent>, gone })
  return reply
    .code(operation.status === 204 ? 200 : operation.status)
    .type(mediaType(operation))
    .send(answer)
}

/** A list needs neither a transaction nor a context: its statements bind themselves to the actor. */
async function answerList(
  { registry, database, services }: MountOptions,
  operation: Operation,
  { actor, now, query }: { actor: Actor | undefined; now: Date; query: Record<string, unknown> },
) {
  if (!actor) throw problem(401, 'signed_out', '请先登录 / please sign in')
  const reader = database.readerFor(bindingOf(actor, operation))
  const counts = { cache: services.counts, now }
  return list({ registry, actor, reader, counts }, operation.resource, query)
}

/** What comes with a call, as it was checked. */
interface Asked {
  input: Record<string, unknown>
  query: Record<string, unknown>
}

const bindingOf = (
  actor: Actor,
  operation: Operation,
  asked: Asked = { input: {}, query: {} },
): BoundActor => ({
  ...actor,
  allTeams: rowScope(actor) === 'all-teams',
  readsOwn: true,
  givesTo: operation.effect === 'write' ? namedIn(operation, asked, 'users') : [],
})

async function whoAsks(
  { authenticate, services, database }: MountOptions,
  { action }: Operation,
  request: FastifyRequest,
  now: Date,
): Promise<Actor> {
  const { headers } = request
  const cookie = cookiesOf(services, request)[refreshCookieName(services.config)]
  const byCookie =
    action?.cookie && headers.authorization === undefined
      ? await authenticateCookie({ keys: services.keys, database }, cookie, now)
      : undefined
  return byCookie ?? authenticate(headers.authorization, now)
}

/** Reading shows all that the person sees; a write acts where its permission reaches. */
const reachesOf = ({ effect, may, action }: Operation, actor: Actor) =>
  effect === 'read' || action?.undoes ? rowReach(actor) : writeReach(actor, may)

/** A body that took longer than this to arrive: its sender may have been signed out meanwhile. */
const ASK_AGAIN_MS = 2_000

async function stillThere(
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
function authorise(operation: Operation, actor: Actor) {
  if (operation.may === 'public' || operation.may === 'signed-in') return
  if (can(actor, operation.may)) return
  throw problem(
    403,
    'forbidden',
    `没有权限（需要 ${operation.may}） / this needs the permission ${operation.may}`,
    {
      meta: { permission: operation.may },
    },
  )
}

function readId(params: unknown): number {
  const { id } = asRecord(params)
  if (typeof id === 'string' && /^[1-9][0-9]{0,14}$/.test(id)) return Number(id)
  throw problem(404, 'not_found', '记录不存在 / no such record')
}

function readInput(
  operation: Operation,
  check: Check,
  body: unknown,
  id: number,
): Record<string, unknown> {
  if (!operation.input) return {}
  if (operation.body === 'form')
    return readPlainBody(bareBody(body, operation.resource.type), check)
  return readBody(body, check, { type: operation.resource.type, id: String(id) })
}

/** The sign-in calls take the bare object, a form, or the same attributes in a JSON:API document. */
function bareBody(body: unknown, type: string): unknown {
  const { data, ...beside } = asRecord(body)
  const { type: given, attributes, ...rest } = asRecord(data)
  const isDocument =
    given === type && Object.keys(beside).length === 0 && Object.keys(rest).length === 0
  return isDocument ? (attributes ?? {}) : (body ?? {})
}

async function behave(
  registry: Registry,
  operation: Operation,
  context: Context,
  {
    id,
    query,
    input,
    found,
  }: {
    id: number
    query: Record<string, unknown>
    input: Record<string, unknown>
    found: unknown
  },
) {
  const { resource } = operation
  await checkReferences(registry, operation, context, { input, query })
  if (context.actor && operation.effect === 'write') await widenSight(context.db, operation, id)
  if (operation.nested)
    return nestedList({ registry, resource, context, id, query, input }, operation.nested)
  if (operation.verb !== 'action' && operation.verb !== 'nested' && operation.verb !== 'list')
    return VERBS[operation.verb]({ registry, resource, context, id, query, input })
  const result = await operation.action?.run(context, { id, input, query, found })
  return presentAnswer({ registry, operation, context }, result)
}

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

function createContext(making: Making): Context {
  const { options, request, db, actor, now, effects, bound, gone } = making
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
    audit: (entry) => auditInto(db, actor, entry),
    answer: { cookies: [], meta: {} },
    async later(run) {
      const own: (() => Promise<void> | void)[] = []
      const result = await bound((other) =>
        run(createContext({ ...making, db: other, now: options.services.now(), effects: own })),
      )
      for (const effect of own) await effect()
      return result
    },
    gone,
  }
}

function setCookie(
  services: Services,
  reply: FastifyReply,
  cookie: Context['answer']['cookies'][number],
) {
  void reply.setCookie(cookie.name, cookie.value, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: services.config.publicOrigin.startsWith('https:'),
    expires: cookie.expiresAt,
  })
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
