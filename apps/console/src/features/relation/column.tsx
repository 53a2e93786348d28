import { Checkbox, classNames, Skeleton } from '@omc/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pages } from '../../kernel/data/use-pages.ts'
import { Failure } from '../../kit/failure.tsx'
import { MoreRows } from '../../kit/more-rows.tsx'

export type ColumnRow = { readonly id: string; readonly name: string; readonly note: string }

type ColumnProps = {
  readonly title: string
  readonly count: number | undefined
  readonly rows: readonly ColumnRow[] | undefined
  readonly error: Error | null
  readonly onRetry: () => void
  /** Rows that stand for those that nobody has, above the others. */
  readonly first?: ColumnRow
  readonly search?: ReactNode
  /** Where the rows come page by page. */
  readonly more?: Pick<Pages<ColumnRow>, 'hasMore' | 'isLoadingMore' | 'loadMore'>
  readonly chosenId?: string | null
  /** Chooses a row, or none if it was chosen. */
  readonly onChoose?: (id: string | null) => void
  readonly marked?: ReadonlySet<string>
  readonly onMark?: ((ids: ReadonlySet<string>) => void) | undefined
  /** Acts on the marked rows. */
  readonly foot?: ReactNode
  readonly className?: string
}

/** A column of the board: a row narrows the columns after it, a box marks it for an act. */
export function Column(props: ColumnProps) {
  const { title, count, rows, error, onRetry, first, search, more, foot, className } = props
  return (
    <section
      aria-label={title}
      className={classNames(
        'flex min-h-0 min-w-0 flex-1 flex-col rounded-card border border-line bg-surface',
        className,
      )}
    >
      <ColumnHead {...props} />
      {search ? <div className="border-b border-line p-2">{search}</div> : null}
      <div
        // A scroll container without buttons needs focus for the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto p-1 focus-visible:-outline-offset-2"
      >
        {error && !rows ? (
          <Failure error={error} onRetry={onRetry} />
        ) : rows ? (
          <>
            <Rows {...props} rows={first ? [first, ...rows] : rows} />
            {more?.hasMore ? (
              <MoreRows
                left={Math.max(0, (count ?? 0) - rows.length)}
                isLoading={more.isLoadingMore}
                onMore={more.loadMore}
              />
            ) : null}
          </>
        ) : (
          <div aria-busy className="p-3">
            <Skeleton lines={6} />
          </div>
        )}
      </div>
      {foot ? <div className="flex flex-wrap gap-2 border-t border-line p-2">{foot}</div> : null}
    </section>
  )
}

/** Name of the column, the box that marks all of its rows, and how many there are. */
function ColumnHead({ title, count, rows, marked = new Set(), onMark }: ColumnProps) {
  const { t } = useTranslation()
  const markedCount = rows?.filter(({ id }) => marked.has(id)).length ?? 0
  return (
    <div className="flex min-h-11 items-center gap-2 border-b border-line px-3">
      {onMark && rows && rows.length > 0 ? (
        <Checkbox
          isLabelHidden
          label={t('relation.markAll', { title })}
          checked={markedCount === 0 ? false : markedCount === rows.length ? true : 'mixed'}
          onCheckedChange={() =>
            onMark(markedCount === rows.length ? new Set() : new Set(rows.map(({ id }) => id)))
          }
        />
      ) : null}
      <h2 className="text-sm font-semibold text-fg">{title}</h2>
      <span className="text-xs text-fg3 tabular-nums">{count}</span>
      {markedCount > 0 ? (
        <span className="ms-auto text-xs text-accent-fg tabular-nums">
          {t('relation.marked', { count: markedCount })}
        </span>
      ) : null}
    </div>
  )
}

function Rows(props: ColumnProps & { readonly rows: readonly ColumnRow[] }) {
  const { rows, first, chosenId, onChoose, marked = new Set<string>(), onMark } = props
  const { t } = useTranslation()
  if (rows.length === 0) return <p className="p-3 text-sm text-fg3">{t('relation.none')}</p>
  const mark = (id: string, isMarked: boolean) => {
    const next = new Set(marked)
    if (isMarked) next.add(id)
    else next.delete(id)
    onMark?.(next)
  }
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id} className="flex min-w-0 items-center">
          {onMark && row !== first ? (
            <Checkbox
              isLabelHidden
              className="px-2"
              label={t('relation.mark', { name: row.name })}
              checked={marked.has(row.id)}
              onCheckedChange={(isMarked) => mark(row.id, isMarked)}
            />
          ) : null}
          {onChoose ? (
            <button
              type="button"
              aria-pressed={row.id === chosenId}
              onClick={() => onChoose(row.id === chosenId ? null : row.id)}
              className={classNames(
                'min-h-[max(40px,var(--target))] min-w-0 flex-1 rounded-control px-2 py-1 text-start focus-visible:-outline-offset-2',
                row.id === chosenId ? 'bg-accent-soft' : 'hover:bg-subtle',
              )}
            >
              <RowText row={row} />
            </button>
          ) : (
            <span className="min-w-0 flex-1 px-2 py-1">
              <RowText row={row} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function RowText({ row: { name, note } }: { readonly row: ColumnRow }) {
  return (
    <>
      <span title={name} className="block truncate text-sm text-fg">
        {name}
      </span>
      {note ? (
        <span title={note} className="block truncate text-xs text-fg3">
          {note}
        </span>
      ) : null}
    </>
  )
}
