import * as fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import type { Operation } from '../../src/jsonapi/operation.ts'
import type { Breakage } from './breakage.ts'
import { documentOf, requestOf } from './request-of.ts'
import type { SampledCall } from './sample-call.ts'

const LEVELS = 200_000

/** A body as it stands, under any media type. */
function raw(
  operation: Operation,
  call: SampledCall,
  payload: string,
  contentType: string | undefined = 'application/json',
): InjectOptions | undefined {
  if (operation.body === 'none') return undefined
  const { headers: _headers, payload: _payload, ...rest } = requestOf(operation, call)
  return { ...rest, payload, ...(contentType ? { headers: { 'content-type': contentType } } : {}) }
}

const textOf = (operation: Operation, { attributes }: SampledCall) =>
  JSON.stringify(documentOf(operation, attributes ?? {}))

/** A document with members more beside its attributes. */
const withMembers =
  (members: (call: SampledCall) => object): Breakage['make'] =>
  (operation, call) => {
    if (operation.body !== 'jsonapi') return undefined
    const { type } = operation.resource
    const data = { type, attributes: call.attributes ?? {}, ...members(call) }
    return raw(operation, call, JSON.stringify({ data }))
  }

/** Faults around the attributes: the document, its text, its media type. */
export const ENVELOPE_BREAKAGES: readonly Breakage[] = [
  {
    name: 'a wrong media type',
    expect: 'refused',
    make: (operation, call, random) => {
      const types = ['text/plain', 'application/xml', 'text/html', 'application/octet-stream', '??']
      const type = random(
        fc.constantFrom(
          ...types,
          ...(operation.body === 'form' ? [] : ['application/x-www-form-urlencoded']),
        ),
      )
      return raw(operation, call, textOf(operation, call), type)
    },
  },
  {
    name: 'no media type',
    expect: 'any',
    make: (operation, call) => raw(operation, call, textOf(operation, call), ''),
  },
  {
    name: 'broken JSON',
    expect: [400, 422],
    make: (operation, call, random) => {
      const text = textOf(operation, call)
      return raw(
        operation,
        call,
        random(
          fc.constantFrom(text.slice(0, -1), `${text}}`, '{', '{"data":', "{'data':1}", '\u0001'),
        ),
      )
    },
  },
  {
    name: 'a body that is no document',
    expect: 'any',
    make: (operation, call, random) =>
      raw(
        operation,
        call,
        random(fc.constantFrom('', 'null', '[]', '1', '"text"', '{"data":null}', '{"data":[]}')),
      ),
  },
  {
    name: '200,000 levels of nesting',
    expect: 'refused',
    make: (operation, call, random) => {
      const [open, close] = random(fc.constantFrom<[string, string]>(['[', ']'], ['{"a":', '}']))
      const deep = `${open.repeat(LEVELS)}1${close.repeat(LEVELS)}`
      return raw(
        operation,
        call,
        random(fc.constantFrom(deep, `{"data":{"type":"x","attributes":{"a":${deep}}}}`)),
      )
    },
  },
  {
    name: 'prototype keys',
    expect: 'refused',
    make: (operation, call, random) => {
      const key = random(
        fc.constantFrom('"__proto__":{"admin":true}', '"constructor":{"prototype":{"admin":true}}'),
      )
      const inner = textOf(operation, { ...call, attributes: {} })
      return raw(
        operation,
        call,
        random(
          fc.constantFrom(
            inner.replace('{', `{${key},`).replace(',}', '}'),
            inner.replace(/\{\}|\{$/, `{${key}}`),
          ),
        ),
      )
    },
  },
  {
    name: 'the type of another resource',
    expect: [409, 422],
    make: withMembers(() => ({ type: 'no_such_type' })),
  },
  {
    name: 'the id of another row',
    expect: [409, 422],
    make: withMembers(() => ({ id: '999999999999999' })),
  },
  {
    name: 'members that are not declared',
    expect: [422],
    make: (operation, call, random) =>
      withMembers(() =>
        random(
          fc.constantFrom<object>(
            { relationships: { user: { data: { type: 'users', id: '1' } } } },
            { meta: { admin: true } },
            { links: { self: '/' } },
            { lid: '1' },
          ),
        ),
      )(operation, call, random),
  },
]
