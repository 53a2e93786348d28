import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { TooManyWait } from '../../auth/turns.ts'
import { databaseProblem } from '../../jsonapi/database-problem.ts'
import { Problem, encodeProblem, problem } from '../../jsonapi/problem.ts'
import { languageOf } from '../../jsonapi/request-language.ts'
import { addVary } from './app-origins.ts'

type Answering = Pick<FastifyReply, 'headers' | 'header' | 'getHeader' | 'code'>

const MEDIA_TYPE = 'application/vnd.api+json'

/** What Fastify itself refuses, by its code. */
const BY_CODE: Record<string, () => Problem> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    problem(415, 'media_type', '请求的媒体类型不受支持 / this media type is not accepted'),
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    problem(413, 'too_large', '请求内容过大 / the body is too large'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () =>
    problem(422, 'required', '请求内容为空 / the body is empty', { source: { pointer: '' } }),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    problem(400, 'bad_request', '请求长度不符 / the length does not match'),
  FST_ERR_CTP_INVALID_JSON_BODY: () =>
    problem(400, 'invalid_json', '请求不是有效的 JSON / the body is not valid JSON'),
}

/** Turns every failure into one JSON:API error document; only what is ours becomes a 500. */
export function errorAnswers(app: FastifyInstance) {
  app.setErrorHandler(answerFailure)
  app.setNotFoundHandler((request, reply) =>
    send(
      problem(404, 'not_found', '没有这个地址 / nothing is served at this address'),
      request,
      reply,
    ),
  )
}

/** The answer to one failure; the router asks for it too, when it cannot read an address. */
export function answerFailure(
  error: FastifyError,
  request: Pick<FastifyRequest, 'method' | 'log' | 'headers'>,
  reply: Answering,
) {
  const known = toProblem(error, request.method)
  if (!known) request.log.error({ err: error }, 'unexpected failure')
  const answer =
    known ??
    problem(500, 'server_error', '服务器出错，请重试 / the server failed, please try again')
  void reply.headers(answer.headers)
  if (answer.status === 503) void reply.header('retry-after', '2')
  return send(answer, request, reply)
}

/** In the language that the caller asks for; in both where it asks for none. */
function send(answer: Problem, request: Pick<FastifyRequest, 'headers'>, reply: Answering) {
  const language = languageOf(request.headers['accept-language'])
  addVary(reply, 'accept-language')
  if (language) void reply.header('content-language', language)
  return reply.code(answer.status).type(MEDIA_TYPE).send(encodeProblem(answer, language))
}

/** Values of a GET came in its query, and a wrong query is 400. @source domain: errors */
function asQueryFault(known: Problem | undefined, method: string): Problem | undefined {
  return known?.status === 422 && method === 'GET' ? new Problem(400, known.details) : known
}

function toProblem(error: FastifyError, method: string): Problem | undefined {
  if (error instanceof Problem) return error
  if (error instanceof TooManyWait) {
    return new Problem(503, [
      { code: 'busy', title: '登录人数过多，请稍后再试 / too many sign-ins, please try again' },
    ])
  }
  const fromDatabase = asQueryFault(databaseProblem(error), method)
  if (fromDatabase) return fromDatabase
  const named = BY_CODE[error.code]
  if (named) return named()
  const status = error.statusCode ?? 500
  if (status < 400 || status >= 500) return undefined
  return problem(status, 'bad_request', `请求不正确 / bad request: ${error.message}`)
}
