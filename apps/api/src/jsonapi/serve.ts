import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieLife } from '../auth/cookie-life.ts'
import type { Db } from '../db/database.ts'
import type { Actor } from '../kernel/actor.ts'
import { Problem, problem } from '../kernel/problem.ts'
import { answerLanguage } from '../kernel/request-language.ts'
import { spoken } from '../kernel/spoken.ts'
import { asRecord } from './as-record.ts'
import { askerOf } from './asker.ts'
import { holdReferences } from './check-references.ts'
import type { Context } from './context.ts'
import { createContext } from './create-context.ts'
import { once, onceStreamed } from './idempotency.ts'
import { mediaType } from './media-types.ts'
import type { MountOptions, Mounted, Prepared, Serving } from './mounted.ts'
import type { Operation } from './operation.ts'
import { isAppOrigin } from './origin-guard.ts'
import { readParameters } from './parse-query.ts'
import { presentAnswer } from './present-answer.ts'
import { readCall, wasAnswered, type Call } from './read-call.ts'
import type { Registry } from './registry.ts'
import { sendFile, type FileAnswer } from './send-file.ts'
import { sendStream, type StreamEvent } from './send-stream.ts'
import type { Services } from './services.ts'
import { holdSight, widenSight } from './sight.ts'
import { assertUnchanged, namedBy, readPrecondition, takesPrecondition } from './unchanged-since.ts'
import { VERBS, list, nestedList } from './verbs.ts'
import { bindingOf, reachesOf, stillThere } from './who-asks.ts'

/** Answers one call: reads and validates it, runs its behaviour once, sends the result. */
export async function serve(
  options: Mounted,
  prepared: Prepared,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { operation, checkQuery } = prepared
  if (operation.effect === 'write') void reply.header('cache-control', 'no-store')
  const now = options.services.now()
  const asking = await stillThere(options, operation, { request, reply }, now)
  const actor = asking && { ...asking, reaches: reachesOf(operation, asking) }
  const id = operation.onRecord ? readId(request.params) : 0
  const query = readParameters(asRecord(request.query), operation.query, checkQuery)
  if (operation.verb === 'list') {
    const speak = told(options.registry, operation, request)
    const answer = await answerList(options, operation, { actor, now, query })
    return reply.type(mediaType(operation)).send(speak(answer))
  }
  const serving = { ...prepared, options, request, reply, now, actor, id, query }
  return runAndSend(serving, await readCall(serving))
}

/** Resources of one call: the actor's transactions, and work after the last of them. */
interface Workshop {
  bound: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  contextOf: (db: Db) => Context
  effects: (() => Promise<void> | void)[]
  gone: AbortController
}

function openWorkshop(serving: Serving, { input }: Call): Workshop {
  const { options, operation, request, actor, query, now } = serving
  const effects: (() => Promise<void> | void)[] = []
  const gone = new AbortController()
  const bound = <T>(work: (db: Db) => Promise<T>) =>
    actor
      ? options.database.asActor(bindingOf(actor, operation, { input, query }), work)
      : options.strangers(askerOf(options.services, request, { ...query, ...input }), () =>
          options.database.asServer(work),
        )
  const making = { options, operation, request, actor, bound, gone: gone.signal }
  return { bound, effects, gone, contextOf: (db) => createContext({ ...making, db, now, effects }) }
}

async function runAndSend(serving: Serving, call: Call) {
  const { options, operation, request, reply } = serving
  const { services } = options
  const workshop = openWorkshop(serving, call)
  const found = await findBefore(serving, call, workshop)
  const { context, answer } = await workshop.bound((db) =>
    behaveOnce(serving, call, { db, found, workshop }),
  )
  if (operation.effect === 'write') services.counts.drop(operation.touches)
  for (const effect of workshop.effects) await effect()
  if (!isAppOrigin(request.headers, services.config.appOrigins))
    for (const cookie of context.answer.cookies) setCookie(services, reply, cookie)
  return send(serving, answer, workshop.gone)
}

/** Slow work of a behaviour outside the server, without an open transaction. */
async function findBefore(serving: Serving, { input, keyedIn }: Call, workshop: Workshop) {
  const { operation, actor, id, query } = serving
  const { prepare } = operation
  if (!prepare) return undefined
  const slow = await workshop.bound(async (db) => {
    if (await wasAnswered(keyedIn(db))) return undefined
    if (actor && operation.effect === 'write') await widenSight(db, operation, id)
    return prepare(workshop.contextOf(db), { id, query, input })
  })
  return slow?.()
}

async function behaveOnce(
  { options, operation, id, query }: Serving,
  { input, keyedIn }: Call,
  { db, found, workshop }: { db: Db; found: unknown; workshop: Workshop },
) {
  const { registry } = options
  const context = workshop.contextOf(db)
  const call = { id, query, input }
  const behaviour = {
    open: () => open(registry, operation, context, call),
    run: async ({ assertSeen, begun }: Opening) => {
      await assertSeen()
      return behave(registry, operation, context, { ...call, found, begun })
    },
  }
  const keyed = keyedIn(db)
  if (!keyed) return { context, answer: await behaviour.run(await behaviour.open()) }
  const streams = operation.output.kind === 'stream'
  return { context, answer: await (streams ? onceStreamed : once)(keyed, behaviour) }
}

interface Opening {
  /** @throws Problem 404 for a reference or a record that the actor cannot see */
  assertSeen: () => Promise<void>
  begun: unknown
}

/** What every behaviour needs at first: its statements share one round trip, and change no row. */
async function open(
  registry: Registry,
  operation: Operation,
  context: Context,
  call: { id: number; query: Record<string, unknown>; input: Record<string, unknown> },
): Promise<Opening> {
  const assertReferences = await holdReferences(registry, operation, context, call)
  const assertRecord =
    context.actor && operation.effect === 'write'
      ? await holdSight(context.db, operation, call.id)
      : async () => undefined
  const begun = await operation.begin?.(context, call)
  const assertSeen = async () => {
    await assertReferences()
    await assertRecord()
  }
  return { assertSeen, begun }
}

function send({ operation, request, reply }: Serving, answer: unknown, gone: AbortController) {
  // A behaviour returns a refusal, rather than throw it, to keep its writes.
  if (answer instanceof Problem) throw answer
  if (answer === undefined) return reply.code(204).send()
  // A behaviour with these outputs gives these forms.
  if (operation.output.kind === 'file') return sendFile(request, reply, answer as FileAnswer)
  if (operation.output.kind === 'stream')
    return sendStream(request, reply, { events: answer as AsyncIterable<StreamEvent>, gone })
  return reply
    .code(operation.status === 204 ? 200 : operation.status)
    .type(mediaType(operation))
    .send(spoken(answer, answerLanguage(request.headers)))
}

/** The rows of a list hold words of the data; only few resources hold some of the server's. */
function told(registry: Registry, { resource }: Operation, { headers }: FastifyRequest) {
  const related = Object.values(resource.relations ?? {}).map(({ type }) => registry.resource(type))
  const speaks = [resource, ...related].some(({ sayings }) => sayings)
  return (answer: unknown) => (speaks ? spoken(answer, answerLanguage(headers)) : answer)
}

/** A list needs neither a transaction nor a context: its statements bind themselves to the actor. */
async function answerList(
  { registry, database, services }: MountOptions,
  operation: Operation,
  { actor, now, query }: { actor: Actor | undefined; now: Date; query: Record<string, unknown> },
) {
  if (!actor) throw problem('signed_out')
  const reader = database.readerFor(bindingOf(actor, operation))
  const counts = { cache: services.counts, now }
  return list({ registry, actor, reader, counts }, operation.resource, query)
}

function readId(params: unknown): number {
  const { id } = asRecord(params)
  if (typeof id === 'string' && /^[1-9][0-9]{0,14}$/.test(id)) return Number(id)
  throw problem('not_found')
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
    begun,
  }: {
    id: number
    query: Record<string, unknown>
    input: Record<string, unknown>
    found: unknown
    begun: unknown
  },
) {
  const { resource } = operation
  const { headers } = context.request
  const known = takesPrecondition(operation) && readPrecondition(headers['if-unmodified-since'])
  if (known) await assertUnchanged(context, operation, namedBy(operation, id, input), known)
  if (operation.nested)
    return nestedList({ registry, resource, context, id, query, input }, operation.nested)
  if (operation.run) {
    const result = await operation.run(context, { id, input, query, found, begun })
    return presentAnswer({ registry, operation, context }, result)
  }
  if (operation.verb === 'action' || operation.verb === 'nested' || operation.verb === 'list')
    return undefined
  const completed = { ...input, ...asRecord(found) }
  return VERBS[operation.verb]({ registry, resource, context, id, query, input: completed })
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
    ...cookieLife(cookie.expiresAt, services.now()),
  })
}
