import { i18n } from '../../../kernel/i18n/i18n.ts'
import type { RowAct } from '../list-acts.ts'
import type { ListDefinition } from '../list-definition.ts'
import type { ListRow } from '../list-names.ts'

/** The only act on a row in the trash. */
export const restoreAct = <Row extends ListRow>({
  restore,
  rowName,
}: ListDefinition<Row>): readonly RowAct<Row>[] =>
  restore === undefined
    ? []
    : [
        {
          operation: restore,
          label: () => i18n.t('list.restore'),
          run: {
            args: ({ id }) => ({ id }),
            done: (_answer, row) => i18n.t('listPart.restored', { name: rowName(row) }),
          },
        },
      ]
