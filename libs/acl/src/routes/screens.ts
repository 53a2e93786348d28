import { createScreenTable } from '@omc/core'
import { ROUTE_RULES } from './route-rules.ts'

/** `ROUTE_RULES` as a table: rows by address, with their parents and children. */
export const SCREENS = createScreenTable(ROUTE_RULES)
