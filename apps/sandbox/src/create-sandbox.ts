import Fastify from 'fastify'
import type { FastifyError, FastifyInstance } from 'fastify'
import { mountBoard } from './board/board-routes.ts'
import { systemClock } from './clock.ts'
import type { Clock } from './clock.ts'
import { mountCreator } from './creator/creator-routes.ts'
import { createFaultBoard } from './faults/create-fault-board.ts'
import { mountGateway } from './gateway/gateway-routes.ts'
import type { OauthClients } from './oauth/oauth-clients.ts'
import { mountOauth } from './oauth/oauth-routes.ts'
import { mountAssets } from './pages/asset-routes.ts'
import { mountPublicPages } from './pages/public-pages.ts'
import { mountClips } from './pictures/clip-routes.ts'
import { mountPictures } from './pictures/picture-routes.ts'
import { createUploadShelf } from './pictures/upload-shelf.ts'
import { createPublisher } from './publish/create-publisher.ts'
import type { SandboxContext } from './sandbox-context.ts'
import { createPostStore } from './store/create-post-store.ts'
import { compileSchema } from './validators.ts'
import { mountTranscription } from './writing/audio-routes.ts'
import { mountWriting } from './writing/chat-routes.ts'

/** Parts of a sandbox. */
export type SandboxOptions = {
  /** 0 takes any free port. */
  readonly port: number
  readonly token: string
  /** Origins that may frame creator pages and talk to them. */
  readonly consoleOrigins: readonly string[]
  /** Default: the public client `omc-console`, which may return to `/callback` of the consoles. */
  readonly oauth?: OauthClients
  /** Journal of posts; without it they are forgotten on exit. */
  readonly dataFile?: string | undefined
  readonly clock?: Clock
}

/** A stand-in channel, not yet listening. */
export type Sandbox = {
  readonly app: FastifyInstance
  /** @returns the address it listens at */
  readonly start: () => Promise<string>
  /** Closes open connections; safe to call twice. */
  readonly stop: () => Promise<void>
}

/**
 * Builds the stand-in channel: gateway, creator pages, pictures and clips, a writer, a provider of
 * sign-ins, faults, and a page that shows what was posted.
 *
 * @throws Error when the data file cannot be read
 * @source architecture §0, outside channels
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const clock = options.clock ?? systemClock
  const store = await createPostStore(options.dataFile)
  const board = createFaultBoard()
  const uploads = createUploadShelf()
  const stopping = new AbortController()
  const context: SandboxContext = {
    clock,
    store,
    board,
    uploads,
    token: options.token,
    consoleOrigins: options.consoleOrigins,
    oauth: options.oauth ?? {
      clientId: 'omc-console',
      clientSecret: undefined,
      redirectUris: options.consoleOrigins.map((origin) => `${origin}/callback`),
    },
    publisher: createPublisher({ clock, store, board, uploads }),
    stopping: stopping.signal,
  }
  const app = Fastify({ bodyLimit: 256 * 1024, forceCloseConnections: true })
  app.setValidatorCompiler(compileSchema)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'not_found', message: 'no such address' }),
  )
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'no-referrer')
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', NOTHING_RUNS)
    // A browser silently repeats a POST when a kept connection breaks; a lost answer must stay lost.
    if (!request.url.startsWith('/gateway/')) reply.header('connection', 'close')
  })
  app.get('/healthz', () => ({ status: 'ok' }))
  mountGateway(app, context)
  mountCreator(app, context)
  mountPictures(app, context)
  await mountClips(app, context)
  mountPublicPages(app, context)
  mountWriting(app, context)
  mountTranscription(app, context)
  mountOauth(app, context)
  mountBoard(app, context)
  await mountAssets(app)
  app.addHook('onClose', () => store.close())

  return {
    app,
    start: () => app.listen({ port: options.port, host: '127.0.0.1' }),
    stop: async () => {
      stopping.abort()
      await app.close()
    },
  }
}

/** Policy for responses other than pages: opened directly, they load and run nothing. */
const NOTHING_RUNS =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const CODES: Record<number, string> = { 400: 'invalid', 413: 'too_large', 415: 'unsupported_type' }

const answerError: Parameters<FastifyInstance['setErrorHandler']>[0] = (cause, _request, reply) => {
  // everything thrown inside Fastify is an Error
  const error = cause as FastifyError
  if (error.validation) {
    const status = error.validationContext === 'body' ? 422 : 400
    return reply.code(status).send({ code: 'invalid', message: error.message })
  }
  const status = error.statusCode ?? 500
  const message = status < 500 ? error.message : 'the channel failed; the outcome is unknown'
  return reply.code(status).send({ code: CODES[status] ?? 'internal', message })
}
