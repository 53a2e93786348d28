import * as fc from 'fast-check'
import type { Breakage } from './breakage.ts'
import { requestOf } from './request-of.ts'

const IDS = [
  '0',
  '-1',
  'abc',
  '1.5',
  '1e3',
  '9223372036854775808',
  '18446744073709551616',
  '9'.repeat(5000),
  '%00',
  // As the address of a step upwards it would be another operation's.
  '%2e%2e%2f',
  '%ff',
  '1%20or%201',
  '__proto__',
  '１',
]

/** Faults in the address, the method and the headers. */
export const PATH_BREAKAGES: readonly Breakage[] = [
  {
    name: 'an id of no form in the path',
    expect: 'refused',
    make: (operation, call, random) =>
      operation.onRecord
        ? requestOf(operation, {
            ...call,
            url: operation.path.replace('{id}', encode(random(fc.constantFrom(...IDS)))),
          })
        : undefined,
  },
  {
    name: 'an id of nobody in the path',
    expect: 'refused',
    make: (operation, call) =>
      operation.onRecord
        ? requestOf(operation, { ...call, url: operation.path.replace('{id}', '999999999999999') })
        : undefined,
  },
  {
    name: 'a wrong method',
    expect: 'refused',
    make: (operation, call, random) => ({
      ...requestOf(operation, call),
      method: random(fc.constantFrom('PATCH', 'OPTIONS')),
    }),
  },
  {
    name: 'an address nobody serves',
    expect: 'refused',
    make: (operation, call, random) => ({
      ...requestOf(operation, call),
      url: `${call.url}${random(fc.constantFrom('/no/such', '/%zz', '/%ff', ';a=b', '%00'))}`,
    }),
  },
  {
    name: 'a token of nobody',
    expect: 'any',
    make: (operation, call, random) => {
      const request = requestOf(operation, call)
      const authorization = random(
        fc.constantFrom(
          'Bearer',
          'Bearer x',
          'Bearer a.b.c',
          'Basic eDp5',
          `Bearer ${'a'.repeat(9000)}`,
        ),
      )
      return { ...request, headers: { ...request.headers, authorization } }
    },
  },
  {
    name: 'an odd idempotency key',
    expect: 'any',
    make: (operation, call, random) => {
      const request = requestOf(operation, call)
      const key = random(fc.constantFrom('', ' ', 'k'.repeat(5000), '../..', "'", '\u00ff'))
      return { ...request, headers: { ...request.headers, 'idempotency-key': key } }
    },
  },
]

/** Text that is no escape sequence must be written as one. */
const encode = (text: string) => (text.startsWith('%') ? text : encodeURIComponent(text))
