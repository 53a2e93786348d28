import type { Random } from '@omc/core'
import { isRecord } from '../../src/kernel/data/is-record.ts'

/** Longer than anything that a screen expects. */
const HUGE = '长'.repeat(100_000)

/** In place of a value; undefined leaves it out. */
const FAULTS: readonly ((value: unknown) => unknown)[] = [
  () => undefined,
  () => null,
  (value) => (typeof value === 'string' ? 7 : 'word'),
  () => 'no_such_value',
  () => HUGE,
  () => -1e300,
  () => true,
  () => [],
  () => [null],
  () => ({ a: 1 }),
]

/** In place of a document. */
const DOCUMENTS: readonly ((document: object) => unknown)[] = [
  () => null,
  () => [],
  () => 'document',
  () => ({}),
  () => ({ data: null }),
  () => ({ data: [null] }),
  () => ({ data: {} }),
  (document) => ({ ...document, meta: null }),
  (document) => ({ ...document, included: [] }),
  (document) => ({ ...document, included: [OF_ITSELF, null] }),
]

const SELF = { type: 'users', id: '1' }
const OF_ITSELF = { ...SELF, attributes: {}, relationships: { self: { data: SELF } } }

/** Most values that are broken in one document, as a share. */
const MOST = 0.3

type Breaks = (document: unknown, random: Random) => unknown

/** Ways to break an answer. The first come to the screen; the others are no documents at all. */
const WAYS: readonly Breaks[] = [
  breakAttributes,
  breakAttributes,
  breakAttributes,
  (document, random) => breakSome(document, random, random.next() * MOST),
  (document, random) => oneOf(DOCUMENTS, random)(Object(document)),
]
const TEXT_SHARE = 0.05

/** The text of a broken answer. */
export function breakAnswer(document: unknown, random: Random): string {
  if (random.next() < TEXT_SHARE) return '<!doctype html><title>502 Bad Gateway</title>'
  return JSON.stringify(oneOf(WAYS, random)(document, random)) ?? ''
}

/** A list with other values in its first record. */
export function spoilFirst(document: unknown, values: Readonly<Record<string, unknown>>): unknown {
  const data = isRecord(document) ? document['data'] : undefined
  if (!isRecord(document) || !Array.isArray(data)) throw new Error('no list to spoil')
  const [first, ...rest] = data as readonly { readonly attributes: object }[]
  const spoilt = first && { ...first, attributes: { ...first.attributes, ...values } }
  return { ...document, data: spoilt ? [spoilt, ...rest] : rest }
}

/** Breaks values of records, and of answers that are no records. */
function breakAttributes(document: unknown, random: Random): unknown {
  const share = random.next() * MOST
  const each = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(each)
    if (!isRecord(value)) return value
    const { attributes } = value
    if (isRecord(attributes)) return { ...value, attributes: within(attributes, random, share) }
    return within(value, random, share)
  }
  return isRecord(document) ? { ...document, data: each(document['data']) } : document
}

const within = (value: Readonly<Record<string, unknown>>, random: Random, share: number) =>
  Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, breakSome(one, random, share)]),
  )

function breakSome(value: unknown, random: Random, share: number): unknown {
  if (random.next() < share) return oneOf(FAULTS, random)(value)
  if (Array.isArray(value)) return value.map((one) => breakSome(one, random, share))
  return isRecord(value) ? within(value, random, share) : value
}

function oneOf<T>(choices: readonly T[], random: Random): T {
  const chosen = choices[Math.floor(random.next() * choices.length)]
  if (chosen === undefined) throw new Error('nothing to choose from')
  return chosen
}
