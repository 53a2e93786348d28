import { describe, expect, it } from 'vitest'
import { ApiError, isApiError, type ApiErrorItem } from './api-error.ts'
import {
  AbortError,
  AuthenticationError,
  ConflictError,
  createError,
  InvalidAnswerError,
  NetworkError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  TimeoutError,
  ValidationError,
} from './error-classes.ts'

const base = { operation: 'things.get', message: 'no' }
const item = (parts: Partial<ApiErrorItem>): ApiErrorItem => ({
  status: null,
  code: null,
  title: null,
  detail: null,
  pointer: null,
  parameter: null,
  meta: {},
  ...parts,
})

it.each([
  [400, ValidationError, false],
  [401, AuthenticationError, false],
  [402, AuthenticationError, false],
  [403, PermissionError, false],
  [404, NotFoundError, false],
  [405, ApiError, false],
  [409, ConflictError, false],
  [410, NotFoundError, false],
  [413, ValidationError, false],
  [418, ApiError, false],
  [422, ValidationError, false],
  [429, RateLimitError, true],
  [500, ServerError, false],
  [502, ServerError, true],
  [503, ServerError, true],
  [504, ServerError, true],
  [599, ServerError, false],
])('status %i is a %o', (status, Class, retryable) => {
  const error = createError({ kind: 'http', status, ...base })
  expect(error.constructor).toBe(Class)
  expect(error).toMatchObject({ name: Class.name, status, retryable, kind: 'http' })
  expect(error.stack).toMatch(new RegExp(`^${Class.name}: no\n`))
})

it.each([
  ['network', NetworkError, true],
  ['timeout', TimeoutError, true],
  ['aborted', AbortError, false],
  ['invalid-response', InvalidAnswerError, false],
] as const)('%s is a %o', (kind, Class, retryable) => {
  const error = createError({ kind, ...base })
  expect(error).toBeInstanceOf(Class)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ name: Class.name, code: kind, status: 0, retryable })
})

describe('the facts of an error', () => {
  const errors = [
    item({ code: 'blank', title: '标题不能为空', pointer: '/data/attributes/title' }),
    item({ code: 'long', detail: 'too long', pointer: '/data/attributes/title' }),
    item({ code: 'url', detail: 'no address', pointer: '/data/attributes/items/0/a~1b' }),
    item({ code: 'form', detail: 'no number', pointer: '/phone_number' }),
    item({ code: 'unknown_parameter', title: 'no such filter', parameter: 'filter[x]' }),
    item({ code: 'odd', meta: { why: 'x' } }),
  ]
  const error = createError({ kind: 'http', status: 422, requestId: 'r-1', errors, ...base })

  it('name each argument with what is wrong with it, the first word counting', () => {
    expect(error.fields).toEqual({
      title: '标题不能为空',
      'items.0.a/b': 'no address',
      phone_number: 'no number',
      'filter[x]': 'no such filter',
    })
  })

  it('are told by JSON, all of them', () => {
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: 'ValidationError',
      message: 'no',
      kind: 'http',
      operation: 'things.get',
      status: 422,
      code: 'blank',
      requestId: 'r-1',
      errors,
      fields: error.fields,
      retryable: false,
      retryAfterMs: null,
    })
  })

  it('are found by code', () => {
    expect(isApiError(error, 'blank')).toBe(true)
    expect(isApiError(error, 'long')).toBe(false)
    expect(isApiError(new Error('no'))).toBe(false)
  })
})
