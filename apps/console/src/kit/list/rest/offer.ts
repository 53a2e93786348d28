import type { FieldFact } from '@omc/sdk'
import type { ListFilter } from '../filters/list-filter.ts'

/** All filters and attributes of a list's operation, declared or not. */
export type Offer = {
  readonly filters: readonly ListFilter[]
  readonly columns: Readonly<Record<string, FieldFact>>
}
