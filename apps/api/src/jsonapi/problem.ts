import { inLanguage, type Language } from '@omc/core'

/** Where in the request the fault lies: a JSON pointer into the body, or a query parameter. */
export type ProblemSource = { pointer: string } | { parameter: string }

export interface ProblemDetail {
  code: string
  title: string
  source?: ProblemSource
  meta?: Record<string, unknown>
}

/**
 * A refusal the caller can act on. Thrown anywhere below a handler, encoded in one place.
 *
 * `code` is stable and for programs; `title` is for people, in both languages (zh / en).
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
    super(details[0]?.title ?? `status ${status}`)
    this.name = 'Problem'
    this.status = status
    this.details = details
    this.headers = headers
  }

  get code(): string {
    return this.details[0]?.code ?? 'unknown'
  }
}

/** One refusal with one reason. */
export function problem(
  status: number,
  code: string,
  title: string,
  extra: Omit<ProblemDetail, 'code' | 'title'> = {},
): Problem {
  return new Problem(status, [{ code, title, ...extra }])
}

/**
 * A row that is not there, or not the caller's: the two answers are the same on purpose.
 *
 * @param what  what it is called, "zh / en" or in Chinese alone
 * @source domain: channel gateway, errors
 */
export function notFound(what: string): Problem {
  const [zh, en = 'record'] = what.split(' / ')
  return problem(
    404,
    'not_found',
    `${zh}不存在或无权查看 / the ${en} does not exist or is not yours`,
  )
}

/**
 * The JSON:API error document, with the `status` and `error` fields the console reads beside it.
 *
 * @param language  of its words; without one they stand in both
 */
export function encodeProblem(problem: Problem, language?: Language) {
  const status = problem.status
  const say = (text: string) => (language ? inLanguage(text, language) : text)
  return {
    status,
    error: say(problem.message),
    errors: problem.details.map(({ code, title, source, meta }) => ({
      status: String(status),
      code,
      title: say(title),
      detail: say(title),
      ...(source ? { source } : {}),
      ...(meta ? { meta } : {}),
    })),
  }
}
