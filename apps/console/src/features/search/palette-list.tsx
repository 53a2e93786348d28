import type { MatchRange } from '@omc/shell'
import { classNames } from '@omc/ui'
import { CornerDownLeft } from 'lucide-react'
import type { ItemGroup, PaletteItem } from './palette-item.ts'

// A native select can neither show icons nor keep the focus in a text field.
const LISTBOX = { role: 'listbox' } as const
const GROUP = { role: 'group' } as const
const option = (isActive: boolean) => ({ role: 'option', 'aria-selected': isActive }) as const

export type PaletteListProps = {
  readonly id: string
  readonly label: string
  readonly groups: readonly ItemGroup[]
  readonly active: PaletteItem | null
  readonly onPoint: (id: string) => void
  readonly onChoose: (item: PaletteItem) => void
}

/** Results as a listbox; the focus stays in the text field. @source APG combobox */
export function PaletteList(props: PaletteListProps) {
  const { id, label, groups, active, onPoint, onChoose } = props
  return (
    <div {...LISTBOX} id={id} aria-label={label} className="flex flex-col gap-2">
      {groups.map((group) => (
        <div key={group.id} {...GROUP} aria-labelledby={`${id}-${group.id}`}>
          <p id={`${id}-${group.id}`} className="px-2 pb-1 text-xs text-fg3">
            {group.label}
          </p>
          {group.hits.map(({ entry, range }) => (
            <Option
              key={entry.id}
              id={optionId(id, entry)}
              item={entry}
              range={range}
              isActive={entry === active}
              onPoint={() => onPoint(entry.id)}
              onChoose={() => onChoose(entry)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Id that the text field uses as its active descendant. */
export const optionId = (listId: string, item: PaletteItem): string =>
  `${listId}-${item.id.replace(/[^\w-]/g, '_')}`

type OptionProps = {
  readonly id: string
  readonly item: PaletteItem
  readonly range: MatchRange | null
  readonly isActive: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}

function Option({ id, item, range, isActive, onPoint, onChoose }: OptionProps) {
  const { Icon, titles, hint } = item
  return (
    <button
      type="button"
      {...option(isActive)}
      id={id}
      // The focus stays in the text field; an option is only the active descendant.
      tabIndex={-1}
      ref={isActive ? show : undefined}
      onPointerMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classNames(
        'flex w-full min-h-[max(36px,var(--target))] cursor-pointer items-center gap-3 rounded-control px-2 text-start text-sm',
        isActive ? 'bg-accent-soft text-accent-fg' : 'text-fg',
      )}
    >
      <Icon size={16} aria-hidden className="shrink-0" />
      <span className="min-w-0 flex-1 truncate" title={titles[0]}>
        <Marked text={titles[0]} range={range} />
      </span>
      {hint ? <span className="max-w-48 shrink-0 truncate text-xs text-fg3">{hint}</span> : null}
      <CornerDownLeft
        size={14}
        aria-hidden
        className={classNames('shrink-0 touch:hidden', isActive ? '' : 'invisible')}
      />
    </button>
  )
}

const show = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })

/** Marks the matched letters by weight and underline, not by colour alone. */
function Marked({ text, range }: { readonly text: string; readonly range: MatchRange | null }) {
  if (!range) return text
  const [first, last] = range
  return (
    <>
      {text.slice(0, first)}
      <mark className="bg-transparent font-semibold text-inherit underline underline-offset-4">
        {text.slice(first, last + 1)}
      </mark>
      {text.slice(last + 1)}
    </>
  )
}
