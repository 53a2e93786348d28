import { createScreenTable } from '@omc/core'
import { ROUTE_RULES } from './route-rules.ts'

/** The rows of `ROUTE_RULES` as a table: found by address, with what stands above and below. */
export const SCREENS = createScreenTable(ROUTE_RULES)
