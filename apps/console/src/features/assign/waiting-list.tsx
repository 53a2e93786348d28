import { Checkbox, classNames } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import type { Pages } from '../../kernel/data/use-pages.ts'
import { platformName } from '../../kit/list/platform-name.ts'
import { MoreRows } from '../../kit/more-rows.tsx'
import type { WaitingRow } from './assign-subject.ts'
import type { Choosing } from './use-choosing.ts'

type WaitingListProps = {
  readonly items: readonly WaitingRow[]
  readonly total: number
  readonly label: string
  /** Label of the box that chooses all. */
  readonly count: string
  readonly choosing: Choosing
  /** Where the rows come page by page. */
  readonly more?: Pick<Pages<WaitingRow>, 'hasMore' | 'isLoadingMore' | 'loadMore'>
  /** Whether rows can be dragged to an account. */
  readonly mayDrag: boolean
}

/** Rows to choose from, and to drag. */
export function WaitingList(props: WaitingListProps) {
  const { items, total, label, count, choosing, more, mayDrag } = props
  const { t } = useTranslation()
  const { chosen, choose: onChoose } = choosing
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    onChoose(next)
  }
  const all = chosen.size === 0 ? false : chosen.size === items.length ? true : ('mixed' as const)
  return (
    <section
      aria-label={label}
      className="flex min-h-0 w-94 shrink-0 flex-col rounded-card border border-line bg-surface touch:w-full"
    >
      <div className="flex items-center gap-2 border-b border-line px-3 py-2">
        <Checkbox
          label={count}
          checked={all}
          onCheckedChange={() =>
            onChoose(all === true ? new Set() : new Set(items.map(({ id }) => id)))
          }
        />
        {chosen.size > 0 ? (
          <span className="text-xs text-accent-fg tabular-nums">
            {t('assign.chosen', { count: chosen.size })}
          </span>
        ) : null}
      </div>
      <ul className="min-h-0 flex-1 divide-y divide-line overflow-y-auto touch:max-h-96">
        {items.map((content) => (
          <RowToChoose
            key={content.id}
            content={content}
            isChosen={chosen.has(content.id)}
            onChange={(isChosen) => toggle(content.id, isChosen)}
            isDragged={choosing.dragged.includes(content.id)}
            onDrag={mayDrag ? () => choosing.drag(content.id) : undefined}
            onDragEnd={choosing.endDrag}
          />
        ))}
      </ul>
      {more?.hasMore ? (
        <MoreRows
          left={Math.max(0, total - items.length)}
          isLoading={more.isLoadingMore}
          onMore={more.loadMore}
        />
      ) : total > items.length ? (
        <p className="border-t border-line px-3 py-2 text-xs text-fg3">
          {t('assign.later', { count: total - items.length })}
        </p>
      ) : null}
    </section>
  )
}

type RowProps = {
  readonly content: WaitingRow
  readonly isChosen: boolean
  readonly onChange: (isChosen: boolean) => void
  readonly isDragged: boolean
  readonly onDrag: (() => void) | undefined
  readonly onDragEnd: () => void
}

function RowToChoose(props: RowProps) {
  const { content, isChosen, onChange, isDragged, onDrag, onDragEnd } = props
  const { title, cover, channel } = content
  const note = [channel ? platformName(channel) : '', ...content.note].filter(Boolean).join(' · ')
  return (
    // The checkbox and the button of an account do the same without dragging.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      draggable={onDrag !== undefined}
      onDragStart={(event) => {
        // Firefox drags nothing without data.
        event.dataTransfer.setData('text/plain', title)
        event.dataTransfer.effectAllowed = 'move'
        onDrag?.()
      }}
      onDragEnd={onDragEnd}
      className={classNames(isChosen ? 'bg-accent-soft' : '', isDragged ? 'opacity-50' : '')}
    >
      <Checkbox
        className="w-full px-3 py-2"
        checked={isChosen}
        onCheckedChange={onChange}
        label={
          <span className="flex min-w-0 items-center gap-2">
            {cover ? (
              <img
                src={cover}
                alt=""
                draggable={false}
                loading="lazy"
                className="size-10 shrink-0 rounded-control bg-subtle object-cover"
              />
            ) : cover === null ? null : (
              <span className="size-10 shrink-0 rounded-control bg-subtle" />
            )}
            <span className="min-w-0">
              <span title={title} className="line-clamp-1 [overflow-wrap:anywhere]">
                {title}
              </span>
              <span title={note} className="block truncate text-xs text-fg3">
                {note}
              </span>
            </span>
          </span>
        }
      />
    </li>
  )
}
