import { sql, type RawBuilder } from 'kysely'
import type { Resource } from './resource.ts'

/** Selected columns as SQL: the expressions over the row `t`, and the names alone. */
interface Columns {
  made: RawBuilder<unknown>[]
  names: readonly string[]
}

/**
 * The columns of a row as SQL text, with the keys of its relations. Names and computed SQL come
 * from the declaration, never from input, so the text is made once for each choice of fields.
 */
export function columns(resource: Resource, fields: readonly string[]): Columns {
  const known = texts.get(resource) ?? new Map<string, Columns>()
  texts.set(resource, known)
  const choice = fields.join()
  const text = known.get(choice) ?? writeColumns(resource, fields)
  if (known.size < MAX_CHOICES) known.set(choice, text)
  return text
}

const MAX_CHOICES = 100
const texts = new WeakMap<Resource, Map<string, Columns>>()

function writeColumns(resource: Resource, fields: readonly string[]): Columns {
  const { computed, counted, relations = {} } = resource
  const own = fields.map((name) => [name, computed?.[name] ?? counted?.[name] ?? `t."${name}"`])
  const keys = Object.entries(relations).flatMap(([name, { via }]) =>
    'ours' in via ? [[`fk_${name}`, `t."${via.ours}"`]] : [],
  )
  const all = [...own, ...keys]
  const text = all.map(([name, made]) => `(${made}) as "${name}"`).join(', ')
  return { made: text === '' ? [] : [sql.raw(text)], names: all.map(([name]) => `p."${name}"`) }
}
