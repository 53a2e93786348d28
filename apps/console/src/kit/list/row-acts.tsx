import { Button, DropdownMenu } from '@omc/ui'
import { Ellipsis } from 'lucide-react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import type { RowAct } from './list-acts.ts'

type RowActsProps<Row> = {
  /** Name of the row. */
  readonly name: string
  readonly acts: readonly RowAct<Row>[]
  readonly onAct: (act: RowAct<Row>) => void
}

/** The first act of a row as a button, the others in a menu. */
export function RowActs<Row>({ name, acts: [first, ...more], onAct }: RowActsProps<Row>) {
  if (!first) return null
  return (
    <span className="flex justify-between gap-1">
      <Button
        variant="ghost"
        size="sm"
        className="text-accent-fg!"
        aria-label={`${first.label()} ${name}`}
        onClick={() => onAct(first)}
      >
        {first.label()}
      </Button>
      {more.length > 0 ? (
        <DropdownMenu
          align="end"
          items={more.map((act) => ({
            kind: 'act',
            id: act.label(),
            label: act.label(),
            onSelect: () => onAct(act),
          }))}
          trigger={
            <Button
              variant="ghost"
              size="sm"
              className="px-1.5!"
              aria-label={i18n.t('list.moreActs', { name })}
            >
              <Ellipsis size={16} aria-hidden />
            </Button>
          }
        />
      ) : null}
    </span>
  )
}
