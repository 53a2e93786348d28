import { ApiError, type ApiErrorInit } from './api-error.ts'

/** No answer came: no connection, a broken one, a name that nobody knows. */
export class NetworkError extends ApiError {
  static {
    this.prototype.name = 'NetworkError'
  }
}

/** The time limit of the call was over before an answer came. */
export class TimeoutError extends ApiError {
  static {
    this.prototype.name = 'TimeoutError'
  }
}

/** The caller's signal ended the call. */
export class AbortError extends ApiError {
  static {
    this.prototype.name = 'AbortError'
  }
}

/** The answer cannot be read: a page of a proxy, half a document. */
export class InvalidAnswerError extends ApiError {
  static {
    this.prototype.name = 'InvalidAnswerError'
  }
}

/** 400, 413, 415, 422: the arguments are wrong, `fields` says which. */
export class ValidationError extends ApiError {
  static {
    this.prototype.name = 'ValidationError'
  }
}

/** 401, 402: nobody is signed in, or no longer. */
export class AuthenticationError extends ApiError {
  static {
    this.prototype.name = 'AuthenticationError'
  }
}

/** 403: signed in, and not allowed to. */
export class PermissionError extends ApiError {
  static {
    this.prototype.name = 'PermissionError'
  }
}

/** 404, 410: not there, not there any more, or not for this caller. */
export class NotFoundError extends ApiError {
  static {
    this.prototype.name = 'NotFoundError'
  }
}

/** 409, 412: not in the present state of things; `code` says what stands against it. */
export class ConflictError extends ApiError {
  static {
    this.prototype.name = 'ConflictError'
  }
}

/** 429: too often; `retryAfterMs` says when again. */
export class RateLimitError extends ApiError {
  static {
    this.prototype.name = 'RateLimitError'
  }
}

/** 500 and above: the server, or what stands in front of it, failed. */
export class ServerError extends ApiError {
  static {
    this.prototype.name = 'ServerError'
  }
}

const OF_KIND = {
  network: NetworkError,
  timeout: TimeoutError,
  aborted: AbortError,
  'invalid-response': InvalidAnswerError,
} as const

const OF_STATUS: Readonly<Record<number, typeof ApiError>> = {
  400: ValidationError,
  401: AuthenticationError,
  402: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  410: NotFoundError,
  412: ConflictError,
  413: ValidationError,
  415: ValidationError,
  422: ValidationError,
  429: RateLimitError,
}

/** The error of a failure, of the class that says what kind it is. */
export function createError(init: ApiErrorInit): ApiError {
  const { kind, status = 0 } = init
  if (kind !== 'http') return new OF_KIND[kind](init)
  const Class = OF_STATUS[status] ?? (status >= 500 ? ServerError : ApiError)
  return new Class(init)
}
