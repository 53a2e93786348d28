import { Skeleton, Tabs } from '@omc/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../../kernel/services/use-person.ts'
import type { ListTab } from '../../kit/desk/desk-definition.ts'
import { ListChoice, useListChoice } from '../../kit/desk/list-choice.tsx'
import { useTabList } from '../../kit/desk/load-once.ts'
import { ListBlock } from '../../kit/list/list-block.tsx'
import { mayRun } from '../../kit/may-run.ts'
import { StatsBoard } from './stats-board.tsx'
import type { Board, StatsTab } from './stats-definition.ts'
import { scopeOf, type Place } from './stats-place.ts'
import type { StatsState } from './stats-state.ts'
import { unnarrowed } from './unnarrowed.ts'
import { useBoard } from './use-board.ts'
import type { StatsAddress } from './use-stats.ts'

type StatsTabsProps = {
  readonly label: string
  readonly tabs: readonly StatsTab[]
  readonly state: StatsState
  readonly address: StatsAddress
}

/** The rows behind the figures, table by table. */
export function StatsTabs({ label, tabs, state, address }: StatsTabsProps) {
  const person = usePerson()
  const seen = tabs.filter(({ operation }) => mayRun(person, operation))
  const open = seen.find(({ id }) => id === address.params.get('tab')) ?? seen[0]
  if (!open) return null
  const { Part } = open
  return (
    <section
      aria-label={label}
      className="flex min-w-0 flex-col rounded-card border border-line bg-surface"
    >
      <Tabs
        label={label}
        activation="manual"
        value={open.id}
        onValueChange={(id) => address.open('tab', id)}
        items={seen.map((tab) => ({ value: tab.id, label: tab.label() }))}
      />
      {open.board ? (
        <TabBoard key={open.id} label={open.label()} board={open.board} {...{ state, address }} />
      ) : null}
      {open.lists ? <Lists key={open.id} lists={open.lists} {...{ state, address }} /> : null}
      {Part ? <Part place={state.place} /> : null}
    </section>
  )
}

type PartProps = Pick<StatsTabsProps, 'state' | 'address'>

function TabBoard({
  label,
  board,
  state,
  address,
}: PartProps & { readonly label: string; readonly board: Board }) {
  const { board: seen, readings } = useBoard(board, state)
  const { params, change } = address
  const own = {
    ...state,
    by: params.get('tab-by') ?? '',
    measure: params.get('tab-measure') ?? '',
  }
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded-b-card bg-app p-3">
      <StatsBoard
        label={label}
        board={seen}
        state={own}
        readings={readings}
        onChange={({ by, measure, ...rest }) =>
          change({
            ...rest,
            ...(by === undefined ? {} : { 'tab-by': by }),
            ...(measure === undefined ? {} : { 'tab-measure': measure }),
          })
        }
      />
    </div>
  )
}

function Lists({ lists, state, address }: PartProps & { readonly lists: readonly ListTab[] }) {
  const { t } = useTranslation()
  const { seen, open } = useListChoice(lists, address.params.get('list'))
  if (!open) return null
  return (
    <>
      {seen.length > 1 ? (
        <div className="flex px-4 pt-3">
          <ListChoice
            label={t('stats.lists')}
            lists={seen}
            openId={open.id}
            onChoose={(id) => address.open('list', id)}
          />
        </div>
      ) : null}
      <Suspense
        fallback={
          <div aria-busy className="p-4">
            <Skeleton lines={6} />
          </div>
        }
      >
        <OpenList key={open.id} tab={open} place={state.place} />
      </Suspense>
    </>
  )
}

/** One list at the place of the screen; it says what cannot narrow its rows. */
function OpenList({ tab, place }: { readonly tab: ListTab; readonly place: Place }) {
  const { t } = useTranslation()
  const list = useTabList(tab)
  const parts = unnarrowed(list.scope, place)
  return (
    <ListBlock
      list={list}
      scope={scopeOf(place)}
      note={
        parts.length === 0 ? null : (
          <p className="px-4 pb-2 text-xs text-fg3">
            {t('stats.notNarrowed', {
              parts: parts.map((part) => t(`stats.part.${part}`)).join(t('stats.and')),
            })}
          </p>
        )
      }
    />
  )
}
