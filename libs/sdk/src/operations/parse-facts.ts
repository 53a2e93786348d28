import type { DescribedOperation, Operation } from './operation.ts'

/**
 * Reads what screens want to know of operations:
 *
 *     <resource> [<area>]
 *      <permission>[|<touches>] <name> <name>…
 *
 * Operations that are not named are usual: a read needs `<area>:read`, a write `<area>:edit`, and
 * a write touches its own resource only. `:<act>` is a permission of the area, an empty one the
 * usual, `-` none.
 */
export function parseFacts(facts: string, operations: Iterable<Operation>): DescribedOperation[] {
  const said = new Map<string, string>()
  const areas = new Map<string, string>()
  let resource = ''
  for (const line of facts.trim().split('\n')) {
    const [head = '', word = '', ...names] = line.split(' ')
    if (head === '') for (const name of names) said.set(`${resource}.${name}`, word)
    else areas.set((resource = head), word)
  }
  return Array.from(operations, (operation) => {
    const [own, touched] = (said.get(operation.id) ?? '').split('|')
    const isWrite = operation.effect === 'write'
    const needed = own || (isWrite ? ':edit' : ':read')
    const permission = needed.startsWith(':')
      ? `${areas.get(operation.resource) ?? ''}${needed}`
      : needed
    return {
      ...operation,
      permission: operation.isPublic ? 'public' : permission === '-' ? null : permission,
      touches: isWrite ? [operation.resource, ...(touched ? touched.split(',') : [])] : [],
    }
  })
}
