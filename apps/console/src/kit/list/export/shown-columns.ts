import type { ListDefinition } from '../list-definition.ts'
import type { ListRow } from '../list-names.ts'

/** Attributes of a list's columns, in display order. */
export const shownColumns = <Row extends ListRow>({
  columns,
}: ListDefinition<Row>): readonly string[] => Object.keys(columns)
