import { FACTS } from '../generated/operations.ts'
import { operationTable } from './operation-table.ts'
import type { DescribedOperation } from './operation.ts'
import { parseFacts } from './parse-facts.ts'

let described: ReadonlyMap<string, DescribedOperation> | null = null

/** Every operation of the server by its id, with what it needs and what it changes. */
export function allOperations(): ReadonlyMap<string, DescribedOperation> {
  described ??= new Map(parseFacts(FACTS, operationTable()).map((one) => [one.id, one]))
  return described
}
