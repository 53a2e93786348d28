import type { WebSearch } from '@omc/shell'
import { Input, Tabs } from '@omc/ui'
import { Search } from 'lucide-react'
import {
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { Person } from '../../kernel/session/person.ts'
import { PaletteFooter } from './palette-footer.tsx'
import type { PaletteItem } from './palette-item.ts'
import { optionId, PaletteList } from './palette-list.tsx'
import { openSearch, takeTypedAhead, type SearchTab } from './search-store.ts'
import { useActiveItem } from './use-active-item.ts'
import { useInside } from './use-inside.ts'
import { useSearchParts } from './use-search-parts.ts'
import { useWeb } from './use-web.ts'
import { WebBar } from './web-bar.tsx'

// A native input with a datalist shows neither groups nor icons.
const COMBOBOX = { role: 'combobox', 'aria-autocomplete': 'list' } as const

export type SearchBoxProps = {
  readonly person: Person
  readonly web: WebSearch
  readonly tab: SearchTab
  /** Called when an item of the product is chosen: the search closes before the item runs. */
  readonly onLeave: (item: PaletteItem) => void
}

/** Text field and results of both tabs. Arrows move, Enter opens. @source APG combobox */
export function SearchBox({ person, web, tab, onLeave }: SearchBoxProps) {
  const { t } = useTranslation()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const { typed, isComposing, input } = useTyped()
  const parts = useSearchParts()
  const inside = useInside(person, { typed: tab === 'inside' ? typed : '', isComposing }, parts)
  const outside = useWeb(web, tab === 'web' ? typed : '')
  const groups = tab === 'web' ? outside.groups : inside.groups
  const { active, choose, move } = useActiveItem(groups)
  const open = (item: PaletteItem) => {
    if (tab === 'web') return item.run()
    inside.remember(item)
    onLeave(item)
  }
  const hint = tab === 'web' ? t('search.webHint') : t('search.insideHint')
  const list = (
    <div className="h-96 max-h-[55vh] overflow-y-auto">
      <PaletteList
        id={listId}
        label={t('search.results')}
        groups={groups}
        active={active}
        onPoint={choose}
        onChoose={open}
      />
      {groups.length === 0 ? <NothingFound isAsking={inside.status === 'asking'} /> : null}
    </div>
  )
  return (
    <div className="flex flex-col gap-2 pb-3">
      <Input
        ref={field}
        {...COMBOBOX}
        aria-label={hint}
        aria-expanded={groups.length > 0}
        aria-controls={listId}
        aria-activedescendant={active ? optionId(listId, active) : undefined}
        placeholder={hint}
        startSlot={<Search size={16} aria-hidden />}
        value={typed}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        {...input}
        onKeyDown={(event) => onListKey(event, { active, move, open })}
      />
      <SearchTabs tab={tab} list={list} onChosen={() => field.current?.focus()} />
      {outside.isWaiting ? <WebBar onCancel={web.cancel} /> : null}
      <PaletteFooter tab={tab} status={inside.status} count={countOf(groups)} />
    </div>
  )
}

/** Text of the field, with what was typed before it had the focus. */
function useTyped() {
  const [typed, setTyped] = useState('')
  const [isComposing, setComposing] = useState(false)
  const input = {
    // The dialog selects its field, which is still empty then: the caret ends behind the text.
    onFocus() {
      const ahead = takeTypedAhead()
      if (ahead !== '') setTyped(ahead)
    },
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: () => setComposing(false),
  }
  return { typed, isComposing, input }
}

type ListKeys = {
  readonly active: PaletteItem | null
  readonly move: (by: 1 | -1) => void
  readonly open: (item: PaletteItem) => void
}

/** Arrows move in the list and Enter opens; the focus stays in the text field. */
function onListKey(event: KeyboardEvent, { active, move, open }: ListKeys): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (by === 1 || by === -1) {
    event.preventDefault()
    move(by)
  } else if (event.key === 'Enter' && active) {
    event.preventDefault()
    open(active)
  }
}

type SearchTabsProps = {
  readonly tab: SearchTab
  /** Results below the open tab. */
  readonly list: ReactNode
  readonly onChosen: () => void
}

function SearchTabs({ tab, list, onChosen }: SearchTabsProps) {
  const { t } = useTranslation()
  return (
    <Tabs
      label={t('search.tabs')}
      value={tab}
      // Activate by Enter, not by arrows: a chosen tab returns focus to the text field.
      activation="manual"
      onValueChange={(value) => {
        openSearch(value === 'web' ? 'web' : 'inside')
        // Wait for the press, which gives focus to the tab.
        requestAnimationFrame(onChosen)
      }}
      items={[
        { value: 'inside', label: t('search.inside'), content: tab === 'inside' ? list : null },
        { value: 'web', label: t('search.web'), content: tab === 'web' ? list : null },
      ]}
    />
  )
}

const countOf = (groups: readonly { readonly hits: readonly unknown[] }[]): number =>
  groups.reduce((sum, { hits }) => sum + hits.length, 0)

function NothingFound({ isAsking }: { readonly isAsking: boolean }) {
  const { t } = useTranslation()
  if (isAsking) return null
  return (
    <div className="px-2 py-10 text-center text-sm text-fg2">
      <p>{t('search.nothing')}</p>
      <p className="mt-1 text-xs text-fg3">{t('search.nothingHint')}</p>
    </div>
  )
}
