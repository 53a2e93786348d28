import { TABLE } from '../generated/operations.ts'
import type { Operation } from './operation.ts'
import { parseTable } from './parse-table.ts'

let parsed: readonly Operation[] | null = null

/** Every operation of the server, read once. */
export const operationTable = (): readonly Operation[] => (parsed ??= parseTable(TABLE))
