import { classNames } from '@omc/ui'
import { GripVertical } from 'lucide-react'
import { useState, type DragEvent } from 'react'
import { loadPart } from '../../../kernel/errors/load-part.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { mayRun } from '../../../kit/may-run.ts'
import { dropAt, moveOnto, type Drop, type Placed } from './category-place.ts'

/** Media type of a dragged category: other drags are not taken. */
const TYPE = 'application/x-omc-category'
/** Width of one step of the tree. */
const STEP_REM = 1.5

const MARKS: Readonly<Record<Drop, string>> = {
  before: 'shadow-[inset_0_2px_0_var(--accent)]',
  into: 'bg-accent-soft ring-1 ring-accent ring-inset',
}

type NameCellProps = {
  readonly row: Placed & {
    readonly level: number
    /** Only for people who see all teams. */
    readonly business_team_id?: string
  }
}

/**
 * Name of a category at its place in the tree, with a grip to move it: onto a row it goes below it,
 * onto the upper edge before it. The act "move to" does the same without a pointer.
 */
export function NameCell({ row }: NameCellProps) {
  const services = useServices()
  const mayMove = mayRun(usePerson(), 'business_categories.update')
  const [drop, setDrop] = useState<Drop | null>(null)
  const over = (event: DragEvent<HTMLElement>) => {
    if (!event.dataTransfer.types.includes(TYPE)) return
    event.preventDefault()
    setDrop(dropAt(event.clientY, event.currentTarget.getBoundingClientRect()))
  }
  const land = async (event: DragEvent<HTMLElement>) => {
    const id = event.dataTransfer.getData(TYPE)
    if (id === '') return
    event.preventDefault()
    setDrop(null)
    const box = event.currentTarget.getBoundingClientRect()
    const move = moveOnto(id, row, dropAt(event.clientY, box))
    if (!move) return
    const { moveCategory } = await loadPart(() => import('./move-category.ts'))
    await moveCategory(services, id, move, row.business_team_id)
  }
  return (
    <span
      title={row.name}
      data-drop={drop ?? undefined}
      className={classNames(
        'group/move flex min-h-8 items-center gap-1 rounded-chip pe-1 touch:whitespace-normal',
        drop ? MARKS[drop] : '',
      )}
      style={{ paddingInlineStart: `${Math.max(0, row.level - 1) * STEP_REM}rem` }}
      {...(mayMove && {
        onDragOver: over,
        onDragLeave: () => setDrop(null),
        onDrop: (event: DragEvent<HTMLElement>) => void land(event),
      })}
    >
      {mayMove ? (
        <span
          aria-hidden
          draggable
          title={i18n.t('businessCategory.drag')}
          onDragStart={({ dataTransfer }) => {
            dataTransfer.setData(TYPE, row.id)
            dataTransfer.effectAllowed = 'move'
          }}
          className="cursor-grab text-fg3 opacity-0 group-hover/move:opacity-100 touch:hidden"
        >
          <GripVertical size={14} />
        </span>
      ) : null}
      <span className="min-w-0 truncate">{row.name}</span>
    </span>
  )
}
