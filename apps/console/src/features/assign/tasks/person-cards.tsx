import { Button, classNames } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import type { PersonLoad } from './person-loads.ts'

export type PersonCardsProps = {
  readonly loads: readonly PersonLoad[]
  /** How many tasks a press gives; 0 disables the buttons. */
  readonly chosenCount: number
  readonly isDragging: boolean
  readonly isSending: boolean
  /** Undefined for people who may look, but not move. */
  readonly onMove: ((person: PersonLoad) => void) | undefined
  readonly onCopy: ((person: PersonLoad) => void) | undefined
  readonly onDrop: (person: PersonLoad) => void
}

/** People with their open tasks, sorted by number. */
export function PersonCards({ loads, ...props }: PersonCardsProps) {
  const { t } = useTranslation()
  const most = Math.max(1, ...loads.map(({ openCount }) => openCount))
  return (
    <ul
      aria-label={t('assign.tasks.people')}
      className="grid min-h-0 min-w-0 flex-1 auto-rows-min grid-cols-[repeat(auto-fill,minmax(min(100%,220px),1fr))] gap-3 overflow-y-auto"
    >
      {loads.map((load) => (
        <PersonCard key={load.id} load={load} most={most} {...props} />
      ))}
    </ul>
  )
}

type PersonCardProps = Omit<PersonCardsProps, 'loads'> & {
  readonly load: PersonLoad
  readonly most: number
}

function PersonCard(props: PersonCardProps) {
  const { load, most, chosenCount, isDragging, isSending, onMove, onCopy, onDrop } = props
  const { t } = useTranslation()
  const { name, openCount: count, oldestDays: days } = load
  return (
    // The buttons below do the same; the card only catches what is dragged.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      onDragOver={(event) => {
        if (isDragging) event.preventDefault()
      }}
      onDrop={(event) => {
        event.preventDefault()
        onDrop(load)
      }}
      className={classNames(
        'flex min-w-0 flex-col gap-2 rounded-card border bg-surface p-3',
        isDragging ? 'border-dashed border-accent' : 'border-line',
      )}
    >
      <div className="flex items-baseline justify-between gap-2">
        <span title={name} className="truncate text-sm font-semibold text-fg">
          {name}
        </span>
        <span className="shrink-0 text-xs text-fg2 tabular-nums">
          {t('assign.tasks.open', { count })}
        </span>
      </div>
      <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-subtle">
        <span
          className="block h-full rounded-full bg-accent"
          style={{ width: `${(100 * count) / most}%` }}
        />
      </span>
      <div className="flex min-h-(--target) flex-wrap items-center justify-between gap-2 text-xs text-fg3">
        {days === null ? t('assign.tasks.free') : t('assign.tasks.oldest', { count: days })}
        <span className="flex gap-1">
          {onCopy ? (
            <Give
              label="copy"
              name={name}
              disabled={chosenCount === 0 || isSending}
              onGive={() => onCopy(load)}
            />
          ) : null}
          {onMove ? (
            <Give
              label="move"
              name={name}
              disabled={chosenCount === 0 || isSending}
              onGive={() => onMove(load)}
            />
          ) : null}
        </span>
      </div>
    </li>
  )
}

type GiveProps = {
  readonly label: 'move' | 'copy'
  readonly name: string
  readonly disabled: boolean
  readonly onGive: () => void
}

function Give({ label, name, disabled, onGive }: GiveProps) {
  const { t } = useTranslation()
  return (
    <Button
      size="sm"
      variant="ghost"
      disabled={disabled}
      aria-label={t(`assign.tasks.${label}To`, { name })}
      onClick={onGive}
    >
      {t(`assign.tasks.${label}`)}
    </Button>
  )
}
