import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { encodeProblem, problem, type Problem } from '../../kernel/problem.ts'
import { answerLanguage } from '../../kernel/request-language.ts'
import { addVary } from './app-origins.ts'
import { toProblem } from './to-problem.ts'

type Answering = Pick<FastifyReply, 'headers' | 'header' | 'getHeader' | 'code'>

const MEDIA_TYPE = 'application/vnd.api+json'

/** Turns every failure into a JSON:API error document; only faults of the server become 500. */
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
