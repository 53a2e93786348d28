import {
  argumentsOf,
  componentOf,
  operationsOf,
  placesOf,
  type Description,
  type Schema,
  type Served,
} from '../description.ts'
import { variantsOf, type Variant } from '../variants.ts'
import { KIND_RULES, OPERATION_RULES, VARIANT_RULES, type Rule, type Side } from './rules.ts'

/** One difference between two descriptions. */
export interface Change {
  /** One-line description of the change and its place; approvals repeat it. */
  readonly text: string
  /** Whether programs written against the older description may fail. */
  readonly breaks: boolean
  /** Operation ids or a component: the changelog may use any of these names. */
  readonly names: readonly string[]
}

interface Pair {
  readonly side: Side
  readonly before: Schema
  readonly after: Schema
  readonly at: string
  readonly names: readonly string[]
}

/**
 * All differences that affect users of the newer description, breaking ones first. A difference in
 * a component that both have is listed once for arguments and once for answers.
 */
export function compareDescriptions(before: Description, after: Description): readonly Change[] {
  const [older, newer] = [operationsOf(before), operationsOf(after)]
  const ids = [...new Set([...older.keys(), ...newer.keys()])].toSorted()
  const compare = comparison(before, after)
  const changes = ids.flatMap((id) => {
    const [was, is] = [older.get(id), newer.get(id)]
    if (was && is) return compare.operations(id, was, is)
    const text = `${id}: ${was ? 'operation removed' : 'operation added'}`
    return [{ text, breaks: was !== undefined, names: [id] }]
  })
  return changes.toSorted((a, b) => Number(b.breaks) - Number(a.breaks))
}

function comparison(before: Description, after: Description) {
  const seen = new Set<string>()

  function operations(id: string, was: Served, is: Served): readonly Change[] {
    const names = [id]
    const found = tell(OPERATION_RULES, [was, is], { side: 'answer', at: id, names })
    const input = {
      before: argumentsOf(before, was),
      after: argumentsOf(after, is),
    }
    return [
      ...found,
      ...movedArguments(id, placesOf(before, was), placesOf(after, is)),
      ...schemas({ ...input, side: 'argument', at: `${id} arguments`, names }),
      ...answers(id, was, is),
    ]
  }

  function answers(id: string, was: Served, is: Served): readonly Change[] {
    return Object.entries(was.operation.responses).flatMap(([status, { content = {} }]) =>
      Object.entries(content).flatMap(([media, { schema: old = {} }]) => {
        const answer = is.operation.responses[status]
        if (answer === undefined) return []
        const at = `${id} answer ${status}`
        const names = [id]
        const now = answer.content?.[media]
        if (now === undefined)
          return [{ text: `${at}: media type removed: ${media}`, breaks: true, names }]
        return schemas({ side: 'answer', before: old, after: now.schema ?? {}, at, names })
      }),
    )
  }

  function schemas(pair: Pair): readonly Change[] {
    const component = componentOf(pair.after)
    if (component === undefined || component !== componentOf(pair.before)) return parts(pair)
    const at = `${component} (${pair.side})`
    if (seen.has(at)) return []
    seen.add(at)
    return parts({ ...pair, at, names: [component] })
  }

  function parts(pair: Pair): readonly Change[] {
    const [older, newer] = [variantsOf(before, pair.before), variantsOf(after, pair.after)]
    return [
      ...tell(KIND_RULES, [older, newer], pair),
      ...pairs(older, newer).flatMap(([was, is]) => [
        ...tell(VARIANT_RULES, [was, is], pair),
        ...children(was, is).flatMap(([name, old, now]) =>
          schemas({ ...pair, before: old, after: now, at: `${pair.at}${name}` }),
        ),
      ]),
    ]
  }

  return { operations }
}

/** Arguments that moved within the request: path, query or body. */
function movedArguments(
  id: string,
  was: ReadonlyMap<string, string>,
  is: ReadonlyMap<string, string>,
): readonly Change[] {
  return [...was]
    .filter(([name, place]) => is.has(name) && is.get(name) !== place)
    .map(([name, place]) => ({
      text: `${id} arguments.${name}: moved: ${place} → ${is.get(name)}`,
      breaks: true,
      names: [id],
    }))
}

function tell<Subject>(
  rules: readonly Rule<Subject>[],
  [before, after]: readonly [Subject, Subject],
  { side, at, names }: Pick<Pair, 'side' | 'at' | 'names'>,
): readonly Change[] {
  return rules
    .filter((rule) => rule.side === 'both' || rule.side === side)
    .flatMap(({ name, breaks, find }) =>
      find(before, after).map((detail) => ({ text: `${at}: ${name}: ${detail}`, breaks, names })),
    )
}

/** Pairs variants of one kind by their order. */
function pairs(
  older: readonly Variant[],
  newer: readonly Variant[],
): ReadonlyArray<readonly [Variant, Variant]> {
  const family = ({ kind }: Variant) => (kind === 'integer' ? 'number' : kind)
  const nth = (all: readonly Variant[], one: Variant) =>
    all.filter((other) => family(other) === family(one)).indexOf(one)
  return older.flatMap((was) => {
    const is = newer.filter((other) => family(other) === family(was))[nth(older, was)]
    return is ? [[was, is] as const] : []
  })
}

function children(was: Variant, is: Variant): ReadonlyArray<readonly [string, Schema, Schema]> {
  const members = Object.entries(was.properties).flatMap(([name, before]) => {
    const after = is.properties[name]
    return after ? [[`.${name}`, before, after] as const] : []
  })
  const rest = was.rest && is.rest ? [['.*', was.rest, is.rest] as const] : []
  const items = [['[]', was.schema.items ?? {}, is.schema.items ?? {}] as const]
  const of = { object: [...members, ...rest], array: items }
  return was.kind === 'object' || was.kind === 'array' ? of[was.kind] : []
}
