import { seededRandom } from '@omc/core/testing'
import { toErrorDocument } from '@omc/sdk/testing'
import { match } from 'ts-pattern'
import { breakAnswer, spoilFirst } from './break-answer.ts'
import { answerSchema, operationAt, type Operation } from './contract.ts'
import { sampleValue, SHORT, type Place } from './sample-value.ts'

/** Behaviour of the server towards a screen. */
export type Behaviour =
  | { readonly tag: 'answers'; readonly rows: number; readonly nameLength?: number }
  /** Answers in which values are missing or wrong, the same for a seed and an operation. */
  | {
      readonly tag: 'breaks'
      readonly rows: number
      readonly seed: number
      /** Whether the answer about the person is broken, too. */
      readonly ofPerson?: boolean
    }
  /** Answers in which some values of the first record of an operation are wrong. */
  | {
      readonly tag: 'spoils'
      readonly rows: number
      readonly operation: string
      readonly values: Readonly<Record<string, unknown>>
    }
  | { readonly tag: 'silent' }
  | { readonly tag: 'fails'; readonly status: number; readonly code: string }
  | { readonly tag: 'unreachable' }

export type FakeServer = {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Requested operations, without those of the frame. */
  readonly asked: readonly Operation[]
  /** Lists of which rows were asked for, not only their number as the menu does. */
  readonly lists: readonly Operation[]
}

/** Operations of the page around the screen; some are required to open any screen. */
const OF_THE_FRAME = new Set([
  'users.get_info',
  'business_categories.get_select',
  'business_teams.creator_tag_info',
  'auth.refresh_token',
  'cable_tickets.create',
])

/** Read by page and screens: a refusal for the page would be shown in place of the screen. */
const SHARED = new Set(['system_notices.list'])

const PERSON = { admin: true, roles: ['admin'], username: 'lin', full_name: '林小满', settings: {} }

/** Answers every operation of the contract by its schema, or fails as `behaviour` says. */
export function createFakeServer(behaviour: Behaviour): FakeServer {
  const asked: Operation[] = []
  const lists: Operation[] = []
  return {
    asked,
    lists,
    async fetch(url, { method = 'GET', signal }) {
      const { pathname, searchParams } = new URL(url, location.href)
      const operation = operationAt(method, pathname)
      if (!operation) throw new Error(`the contract has no ${method} ${pathname}`)
      if (isOfTheFrame(operation, behaviour)) return answer(operation, 1, SHORT)
      asked.push(operation)
      const isCount = searchParams.get('page[size]') === '1'
      if (operation['x-result'] === 'list' && !isCount) lists.push(operation)
      return match(behaviour)
        .with({ tag: 'answers' }, ({ rows, nameLength = SHORT }) =>
          answer(operation, rows, nameLength),
        )
        .with({ tag: 'breaks' }, async ({ rows, seed }) =>
          brokenFor(
            operation,
            await answer(operation, rows, SHORT)
              .json()
              .catch(() => null),
            seed,
          ),
        )
        .with({ tag: 'spoils' }, async ({ rows, operation: spoilt, values }) => {
          const right = answer(operation, rows, SHORT)
          if (operation.operationId !== spoilt) return right
          return json(200, spoilFirst(await right.json(), values))
        })
        .with({ tag: 'silent' }, () => silence(signal))
        .with({ tag: 'unreachable' }, () => {
          // The browser's own error.
          throw new TypeError('Failed to fetch')
        })
        .with({ tag: 'fails' }, ({ status, code }) => json(status, toErrorDocument(status, code)))
        .exhaustive()
    },
  }
}

const isOfTheFrame = ({ operationId }: Operation, behaviour: Behaviour): boolean =>
  (OF_THE_FRAME.has(operationId) && !isBrokenPerson(operationId, behaviour)) ||
  (SHARED.has(operationId) && behaviour.tag === 'fails' && behaviour.status === 403)

const isBrokenPerson = (operationId: string, behaviour: Behaviour): boolean =>
  operationId === 'users.get_info' && behaviour.tag === 'breaks' && behaviour.ofPerson === true

function answer(operation: Operation, rows: number, nameLength: number): Response {
  const schema = answerSchema(operation)
  if (!schema) return new Response(null, { status: 204 })
  const at = (row: number): Place => ({ name: '', row, nameLength })
  if (operation['x-result'] === 'list') {
    const documents = Array.from({ length: rows }, (_, row) => listed(sampleValue(schema, at(row))))
    return json(200, { data: documents.flat(), meta: { record_count: rows } })
  }
  const sampled = sampleValue(schema, at(0))
  if (operation['x-result'] === 'raw') return json(200, sampled)
  // as: all answer schemas except raw ones are documents.
  const { data } = sampled as { data?: unknown }
  const ofPerson = operation.operationId === 'users.get_info'
  const isEmpty = Array.isArray(data) && rows === 0
  return json(200, {
    data: isEmpty ? [] : ofPerson ? { ...Object(data), ...PERSON, permissions: undefined } : data,
  })
}

/** Records of a sampled document; a sampled list has one entry. */
const listed = (sampled: unknown): unknown[] => {
  // as: the answer of a list has its records in `data`.
  const { data } = sampled as { data: readonly Record<string, unknown>[] }
  return data.map(({ relationships: _none, ...record }) => record)
}

const JSON_API = { 'content-type': 'application/vnd.api+json' }

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: JSON_API })

function brokenFor({ operationId }: Operation, document: unknown, seed: number): Response {
  const mixed = Array.from(operationId, (letter) => letter.charCodeAt(0)).reduce(
    (sum, code) => Math.imul(sum, 31) + code,
    seed,
  )
  return new Response(breakAnswer(document, seededRandom(mixed)), { headers: JSON_API })
}

const silence = (signal: RequestInit['signal']) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })
