import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { TooManyWait } from '../../auth/turns.ts'
import { databaseProblem } from '../../jsonapi/database-problem.ts'
import { Problem, encodeProblem, problem } from '../../kernel/problem.ts'
import { answerLanguage } from '../../kernel/request-language.ts'
import { addVary } from './app-origins.ts'

type Answering = Pick<FastifyReply, 'headers' | 'header' | 'getHeader' | 'code'>

const MEDIA_TYPE = 'application/vnd.api+json'

/** What Fastify itself refuses, by its code. */
const BY_CODE: Record<string, () => Problem> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => problem('media_type'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => problem('too_large'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => problem('required.body', {}, { source: { pointer: '' } }),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => problem('bad_request.length'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => problem('invalid_json'),
}

/** Turns every failure into one JSON:API error document; only what is ours becomes a 500. */
export function errorAnswers(app: FastifyInstance) {
  app.setErrorHandler(answerFailure)
  app.setNotFoundHandler((request, reply) => send(problem('not_found.address'), request, reply))
}

/** The answer to one failure; the router asks for it too, when it cannot read an address. */
export function answerFailure(
  error: FastifyError,
  request: Pick<FastifyRequest, 'method' | 'log' | 'headers'>,
  reply: Answering,
) {
  const known = toProblem(error, request.method)
  if (!known) request.log.error({ err: error }, 'unexpected failure')
  const answer = known ?? problem('server_error')
  void reply.headers(answer.headers)
  if (answer.status === 503) void reply.header('retry-after', '2')
  return send(answer, request, reply)
}

/** In the language that the caller asks for, else in Chinese. */
function send(answer: Problem, request: Pick<FastifyRequest, 'headers'>, reply: Answering) {
  const language = answerLanguage(request.headers)
  addVary(reply, 'accept-language')
  void reply.header('content-language', language)
  return reply.code(answer.status).type(MEDIA_TYPE).send(encodeProblem(answer, language))
}

/** Values of a GET came in its query, and a wrong query is 400. @source domain: errors */
function asQueryFault(known: Problem | undefined, method: string): Problem | undefined {
  return known?.status === 422 && method === 'GET' ? new Problem(400, known.details) : known
}

function toProblem(error: FastifyError, method: string): Problem | undefined {
  if (error instanceof Problem) return error
  if (error instanceof TooManyWait) {
    return problem('busy.sign_in')
  }
  const fromDatabase = asQueryFault(databaseProblem(error), method)
  if (fromDatabase) return fromDatabase
  const named = BY_CODE[error.code]
  if (named) return named()
  const status = error.statusCode ?? 500
  if (status < 400 || status >= 500) return undefined
  return problem('bad_request', {}, { status, meta: { why: error.message } })
}
