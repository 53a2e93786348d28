import type { Served } from '../description.ts'
import { KINDS, type Variant } from '../variants.ts'

/** Writer of the value: users write arguments, the server writes answers. */
export type Side = 'argument' | 'answer'

/** One kind of difference. `find` names each place where it occurs. */
export interface Rule<Subject> {
  readonly name: string
  /** Whether it breaks users; otherwise it only needs a changelog line. */
  readonly breaks: boolean
  readonly side: Side | 'both'
  readonly find: (before: Subject, after: Subject) => readonly string[]
}

/** Differences of two operations with one id, except arguments and answers. */
export const OPERATION_RULES: readonly Rule<Served>[] = [
  changed('route', ({ route }) => route),
  changed('effect', ({ operation }) => operation['x-effect']),
  changed('result kind', ({ operation }) => operation['x-result']),
  changed('body kind', ({ operation }) => operation['x-body']),
  changed('permission', ({ operation }) => operation['x-permission']),
  changed('need of a session', ({ operation }) => operation.security?.length !== 0),
  gone('status', statuses),
  come('status', statuses),
  { ...come('empty answer', emptyStatus), breaks: true },
  gone('request media type', ({ operation }) => Object.keys(operation.requestBody?.content ?? {})),
  come('request media type', ({ operation }) => Object.keys(operation.requestBody?.content ?? {})),
]

/** Differences in the variants of one value. */
export const KIND_RULES: readonly Rule<readonly Variant[]>[] = [
  { ...gone('type', kinds), side: 'argument' },
  { ...come('type', kinds), side: 'argument' },
  { ...come('type', kinds), side: 'answer', name: 'type may come', breaks: true },
  { name: 'alternatives', breaks: true, side: 'both', find: alternatives },
]

/** Differences of two variants of one kind. */
export const VARIANT_RULES: readonly Rule<Variant>[] = [
  { name: 'value removed', breaks: true, side: 'argument', find: lostValues },
  { name: 'value added', breaks: false, side: 'both', find: (a, b) => lostValues(b, a) },
  { name: 'closed list of values', breaks: true, side: 'argument', find: becameClosed },
  { ...changed('format', ({ schema }) => schema.format), side: 'answer' },
  { name: 'new format', breaks: true, side: 'argument', find: newFormat },
  { name: 'pattern', breaks: true, side: 'argument', find: newPattern },
  limit('maximum', 'lower'),
  limit('maxLength', 'lower'),
  limit('maxItems', 'lower'),
  limit('minimum', 'higher'),
  limit('minLength', 'higher'),
  limit('minItems', 'higher'),
  { name: 'no repeats', breaks: true, side: 'argument', find: becameUnique },
  { name: 'no other names', breaks: true, side: 'argument', find: lostRest },
  { name: 'map gone', breaks: true, side: 'answer', find: lostMap },
  gone('member', members),
  come('member', members),
  { name: 'member required', breaks: true, side: 'argument', find: becameRequired },
  { name: 'member optional', breaks: true, side: 'answer', find: becameOptional },
]

type Read<Subject, Value> = (subject: Subject) => Value

function changed<Subject>(name: string, read: Read<Subject, unknown>): Rule<Subject> {
  const tell = (before: Subject, after: Subject) => {
    const [from, to] = [JSON.stringify(read(before)), JSON.stringify(read(after))]
    return from === to ? [] : [`${from ?? 'none'} → ${to ?? 'none'}`]
  }
  return { name, breaks: true, side: 'both', find: tell }
}

function gone<Subject>(name: string, read: Read<Subject, readonly string[]>): Rule<Subject> {
  const find = (before: Subject, after: Subject) => lost(read(before), read(after))
  return { name: `${name} removed`, breaks: true, side: 'both', find }
}

function come<Subject>(name: string, read: Read<Subject, readonly string[]>): Rule<Subject> {
  const find = (before: Subject, after: Subject) => lost(read(after), read(before))
  return { name: `${name} added`, breaks: false, side: 'both', find }
}

type Limit = 'maximum' | 'maxLength' | 'maxItems' | 'minimum' | 'minLength' | 'minItems'

function limit(name: Limit, worse: 'lower' | 'higher'): Rule<Variant> {
  const find = ({ schema: before }: Variant, { schema: after }: Variant) => {
    const [from, to] = [before[name], after[name]]
    if (to === undefined || from === to) return []
    const narrows = from === undefined || (worse === 'lower' ? to < from : to > from)
    return narrows ? [`${from ?? 'none'} → ${to}`] : []
  }
  return { name, breaks: true, side: 'argument', find }
}

function lost(from: readonly string[], to: readonly string[]): readonly string[] {
  return from.filter((name) => !to.includes(name))
}

function statuses({ operation }: Served): readonly string[] {
  return Object.keys(operation.responses)
}

/** Status of an answer without a body, whose result is `null`. */
function emptyStatus(served: Served): readonly string[] {
  return statuses(served).filter((status) => status === '204')
}

/** Accepted kinds: an integer is a number too, and `any` accepts all. */
function kinds(variants: readonly Variant[]): readonly string[] {
  return KINDS.filter((name) =>
    variants.some(
      ({ kind }) => kind === 'any' || kind === name || (kind === 'number' && name === 'integer'),
    ),
  )
}

function alternatives(before: readonly Variant[], after: readonly Variant[]): readonly string[] {
  const count = (variants: readonly Variant[], wanted: string) =>
    variants.filter(({ kind }) => kind === wanted).length
  return [...new Set(before.map(({ kind }) => kind))]
    .filter((kind) => count(after, kind) > 0 && count(before, kind) !== count(after, kind))
    .map((kind) => `${count(before, kind)} → ${count(after, kind)} kinds of ${kind}`)
}

function members(variant: Variant): readonly string[] {
  return Object.keys(variant.properties)
}

function lostValues({ values: before }: Variant, { values: after }: Variant): readonly string[] {
  return before && after ? lost(before, after) : []
}

function becameClosed(before: Variant, after: Variant): readonly string[] {
  return after.values !== null && before.values === null ? [after.values.join(', ')] : []
}

function newPattern({ schema: before }: Variant, { schema: after }: Variant): readonly string[] {
  if (after.pattern === undefined || after.pattern === before.pattern) return []
  return [`${before.pattern ?? 'none'} → ${after.pattern}`]
}

function newFormat({ schema: before }: Variant, { schema: after }: Variant): readonly string[] {
  if (after.format === undefined || after.format === before.format) return []
  return [`${before.format ?? 'none'} → ${after.format}`]
}

function becameUnique({ schema: before }: Variant, { schema: after }: Variant): readonly string[] {
  return after.uniqueItems && !before.uniqueItems ? ['repeated items'] : []
}

function lostRest(before: Variant, after: Variant): readonly string[] {
  return before.kind === 'object' && before.rest && !after.rest ? ['names of the own choice'] : []
}

/** A map whose members are now listed has lost nothing. */
function lostMap(before: Variant, after: Variant): readonly string[] {
  return members(after).length === 0 ? lostRest(before, after) : []
}

/** Members that became required, including new ones. */
function becameRequired(before: Variant, after: Variant): readonly string[] {
  return lost(members(after), [...before.required]).filter((name) => after.required.has(name))
}

function becameOptional(before: Variant, after: Variant): readonly string[] {
  return lost([...before.required], [...after.required]).filter((name) => name in after.properties)
}
