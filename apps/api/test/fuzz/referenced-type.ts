import { registry } from '../../src/resources/index.ts'
import type { JsonSchema } from './json-schema.ts'

/**
 * The resource an id points to: what the schema says, else what the name of the property says.
 * Undefined for what is no id.
 */
export function referencedType(
  schema: JsonSchema,
  name: string,
  ownType: string,
): string | undefined {
  const said = schema['x-resource']
  if (said !== undefined) return said
  if (schema.pattern === undefined || !ID_PATTERNS.includes(schema.pattern)) return undefined
  const bare = name.replace(/^filter\[(\w+)\]$/, '$1').replace(/_ids?$/, '')
  const meant = NAMED[bare] ?? plural(bare)
  return registry.resources.some(({ type }) => type === meant) ? meant : ownType
}

const ID_PATTERNS = ['^[1-9][0-9]{0,17}$', '^(0|[1-9][0-9]{0,17})$']

/** Names that do not say the resource by themselves. */
const NAMED: Readonly<Record<string, string>> = {
  user: 'users',
  owner: 'users',
  assigned_account: 'studio_accounts',
  account: 'studio_accounts',
}

const plural = (name: string) =>
  name.endsWith('y') ? `${name.slice(0, -1)}ies` : name.endsWith('s') ? `${name}es` : `${name}s`
