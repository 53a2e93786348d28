import { DEFAULT_LANGUAGE, type Language, type Words } from '@omc/core'
import {
  says,
  statusOf,
  type ParamsArgument,
  type ProblemKey,
  type Saying,
} from '@omc/core/problems'

/** Where in the request the fault lies: a JSON pointer into the body, or a query parameter. */
export type ProblemSource = { pointer: string } | { parameter: string }

/** Facts of a refusal besides its text. */
interface Facts {
  source?: ProblemSource
  meta?: Record<string, unknown>
}

export type ProblemDetail = Saying & Facts

/**
 * A refusal the caller can act on. Thrown anywhere below a handler, encoded in one place, in the
 * language of the caller. Its message is for logs.
 */
export class Problem extends Error {
  readonly status: number
  readonly details: readonly ProblemDetail[]
  readonly headers: Record<string, string>

  constructor(
    status: number,
    details: readonly ProblemDetail[],
    headers: Record<string, string> = {},
  ) {
    super(details[0]?.words.en ?? `status ${status}`)
    this.name = 'Problem'
    this.status = status
    this.details = details
    this.headers = headers
  }

  get code(): string {
    return this.details[0]?.code ?? 'unknown'
  }
}

interface Extra extends Facts {
  /** In place of the status of the catalogue. */
  status?: number
  headers?: Record<string, string>
}

type ProblemArguments<Key extends ProblemKey> = [...ParamsArgument<Key>, extra?: Extra]

/** One refusal with one reason of the catalogue (`@omc/core/problems`). */
export function problem<Key extends ProblemKey>(
  key: Key,
  ...[params, extra]: ProblemArguments<Key>
): Problem {
  // as: keys without parameters take none, which the argument types ensure.
  return refusal(says(key, ...([params] as unknown as ParamsArgument<Key>)), extra)
}

/** A refusal with an existing sentence. */
export function refusal(saying: Saying, extra: Extra = {}): Problem {
  const { status = statusOf(saying), headers = {}, ...facts } = extra
  return new Problem(status, [{ ...saying, ...facts }], headers)
}

/**
 * A row that is not there, or not the caller's: the two answers are the same on purpose.
 *
 * @param what  its name, such as the label of a resource
 * @source domain: channel gateway, errors
 */
export const notFound = (what: Words): Problem => problem('not_found.thing', { what })

/** Text of a refusal without its subject. */
export function sayingOf({ details: [detail] }: Problem): Saying {
  return detail ? onlySaid(detail) : says('server_error')
}

/** Code and parameters without further facts. */
export const onlySaid = ({ code, case: which, params, words }: Saying): Saying => ({
  code,
  ...(which === undefined ? {} : { case: which }),
  params,
  words,
})

/** Words of somebody outside, as they came. */
export const quoted = (code: string, text: string): Saying => ({
  code,
  params: {},
  words: { zh: text, en: text },
})

/** The JSON:API error document, plus the `status` and `error` fields that the console reads. */
export function encodeProblem(problem: Problem, language: Language = DEFAULT_LANGUAGE) {
  const status = problem.status
  return {
    status,
    error: problem.details[0]?.words[language] ?? '',
    errors: problem.details.map((detail) => encodeDetail(status, detail, language)),
  }
}

function encodeDetail(status: number, detail: ProblemDetail, language: Language) {
  const { code, case: which, params, words, source, meta } = detail
  return {
    status: String(status),
    code,
    title: words[language],
    detail: words[language],
    ...(source ? { source } : {}),
    meta: { ...meta, ...(which === undefined ? {} : { case: which }), params },
  }
}
