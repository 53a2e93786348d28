import type { DescribedOperation, Operation } from './operation.ts'

/**
 * Reads what screens want to know of operations:
 *
 *     <permission>[|<touches>] <permission>[|<touches>] …
 *     <number>,<number>,…
 *     <resource> <area> <resource> <area> …
 *
 * The first line says what is unusual, each once; the second has a number for each operation in the
 * order of the table: 1 is the first of them, and no number is usual. A usual read needs
 * `<area>:read`, a usual write `<area>:edit`, and a write touches its own resource only. `:<act>` is
 * a permission of the area, an empty one the usual, `-` none. The third line names the areas that
 * `usualArea` does not tell.
 */
export function parseFacts(facts: string, operations: Iterable<Operation>): DescribedOperation[] {
  const [said = '', numbers = '', areas = ''] = facts.split('\n')
  const unusual = said.split(' ')
  const numberOf = numbers.split(',')
  const words = areas.split(' ')
  return Array.from(operations, (operation, at) => {
    const [own, touched] = (unusual[Number(numberOf[at]) - 1] ?? '').split('|')
    const isWrite = operation.effect === 'write'
    const needed = own || (isWrite ? ':edit' : ':read')
    const named = words.indexOf(operation.resource)
    const area = named < 0 ? usualArea(operation.resource) : words[named + 1]
    const permission = needed.startsWith(':') ? `${area}${needed}` : needed
    return {
      ...operation,
      permission: operation.isPublic ? 'public' : permission === '-' ? null : permission,
      touches: isWrite ? [operation.resource, ...(touched ? touched.split(',') : [])] : [],
    }
  })
}

/** The last word of the resource in the singular: `carry_contents` has the area `content`. */
export const usualArea = (resource: string): string =>
  resource.slice(resource.lastIndexOf('_') + 1).replace(/s$/, '')
