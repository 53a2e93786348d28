import type { ApiError } from '../errors/api-error.ts'
import { callBack } from '../ports/call-back.ts'

/** The request about to be sent. Its address and headers include the secrets of the call. */
export interface RequestFacts {
  readonly operation: string
  readonly method: string
  readonly url: string
  /** The hook may add, change and delete. Names are in small letters. */
  readonly headers: Record<string, string>
  /** 1 for the first; repeats and the replay after a renewed token count on. */
  readonly attempt: number
}

/** How one attempt ended. */
export interface ResponseFacts {
  readonly operation: string
  /** 0 when no answer came. */
  readonly status: number
  readonly requestId: string | null
  readonly durationMs: number
  readonly attempt: number
  /** Why the attempt failed; the call itself may still go through by a repeat. */
  readonly error?: ApiError
}

/** Looks at every attempt of every call: for tracing, logs, headers of one's own. */
export interface Hooks {
  /** Waited for. When it fails nothing is sent, and the call fails with the hook's own error. */
  readonly onRequest?: (facts: RequestFacts) => void | Promise<void>
  /**
   * Not waited for. When it fails the call keeps its answer, since the server has done the work;
   * the error goes where errors of event listeners go, to the handlers of uncaught errors.
   */
  readonly onResponse?: (facts: ResponseFacts) => void | Promise<void>
}

/** Tells the hook, and keeps what fails in it away from the call. */
export function tell(onResponse: Hooks['onResponse'], facts: () => ResponseFacts): void {
  if (onResponse) callBack(() => onResponse(facts()))
}
