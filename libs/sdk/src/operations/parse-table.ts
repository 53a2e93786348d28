import type { BodyKind, Effect, Method, Operation, ResultKind } from './operation.ts'

export const METHODS: readonly string[] = 'GET POST PUT PATCH DELETE'.split(' ')
/** Words of methods, effects, results and bodies: the digits of a kind stand for them, in their order. */
export const KIND_WORDS: readonly (readonly string[])[] = [
  METHODS,
  'read write'.split(' '),
  'list record data raw empty file stream'.split(' '),
  'none jsonapi upload form'.split(' '),
]

/** Operations that every resource may have: the letter of its line, the kind, and the name. */
export const VERBS: Readonly<Record<string, readonly [kind: string, name: string]>> = {
  l: ['0000', 'list'],
  g: ['0010i', 'get'],
  c: ['1111', 'create'],
  u: ['2111i', 'update'],
  d: ['4140i', 'delete'],
  r: ['1110i', 'restore'],
}

/**
 * Reads the table of operations:
 *
 *     <resource> [<letters of its verbs>]
 *      <kind> <name>[=<path>] <name>…
 *
 * A kind is a digit each for method, effect, result and body, then `i` where the call is on one
 * record and `!` where it needs no session. Paths are `/api/v1/<resource>[/{id}]/<name>`, those of
 * the first five verbs without the name.
 *
 * @throws TypeError for a line that cannot be read: the table does not fit this program
 */
export function parseTable(table: string): Operation[] {
  let resource = ''
  return table.split('\n').flatMap((line) => {
    const [head = '', kind = '', ...names] = line.split(' ')
    if (head === '') return names.map((name) => operationOf(resource, kind, name))
    resource = head
    return Array.from(kind, (letter) => operationOf(resource, ...(VERBS[letter] ?? [])))
  })
}

/** @param said  the name, with its path where that is not usual */
export function operationOf(resource: string, kind = '', said = ''): Operation {
  const [name = '', path] = said.split('=')
  const words = KIND_WORDS.map((known, at) => known[Number(kind[at])])
  if (words.some((word) => word === undefined))
    throw new TypeError(`unreadable: ${resource}.${name}`)
  // The check above has proved this shape.
  const [method, effect, result, body] = words as [Method, Effect, ResultKind, BodyKind]
  const record = kind.includes('i') ? '/{id}' : ''
  const own = /^(list|get|create|update|delete)$/.test(name) ? '' : `/${name}`
  return {
    id: `${resource}.${name}`,
    resource,
    name,
    method,
    path: path ?? `/api/v1/${resource}${record}${own}`,
    effect,
    result,
    body,
    bodyType: /jsonapi|upload/.test(body) ? resource : null,
    isPublic: kind.includes('!'),
  }
}
