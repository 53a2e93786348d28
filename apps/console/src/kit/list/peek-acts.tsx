import { Button, DropdownMenu } from '@omc/ui'
import { Ellipsis } from 'lucide-react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import type { RowAct } from './list-acts.ts'
import type { ListRow } from './list-names.ts'
import type { ListOnScreen } from './use-list.ts'

/** How many acts stand beside each other; the others are in a menu. */
const IN_SIGHT = 2

type PeekActsProps<Row extends ListRow> = {
  readonly its: ListOnScreen<Row>
  readonly row: Row
}

/** Acts on the row that is open in the side panel; the first is its main button. */
export function PeekActs<Row extends ListRow>({ its, row }: PeekActsProps<Row>) {
  const acts = its.actsOf(row)
  const press = (act: RowAct<Row>) => its.press({ tag: 'row', act, row })
  return (
    <>
      {acts.length > IN_SIGHT ? (
        <DropdownMenu
          align="end"
          items={acts.slice(IN_SIGHT).map((act) => ({
            kind: 'act',
            id: act.label(),
            label: act.label(),
            onSelect: () => press(act),
          }))}
          trigger={
            <Button aria-label={i18n.t('list.moreActs', { name: its.list.rowName(row) })}>
              <Ellipsis size={16} aria-hidden />
            </Button>
          }
        />
      ) : null}
      {acts
        .slice(0, IN_SIGHT)
        .toReversed()
        .map((act) => (
          <Button
            key={act.label()}
            icon={act.icon}
            {...(act === acts[0] && !isDangerous(act, row) ? { variant: 'primary' } : {})}
            onClick={() => press(act)}
          >
            {act.label()}
          </Button>
        ))}
    </>
  )
}

const isDangerous = <Row,>({ run }: RowAct<Row>, row: Row): boolean =>
  run?.ask?.(row).tone === 'danger'
