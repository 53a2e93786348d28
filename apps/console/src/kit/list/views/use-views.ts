import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useServices } from '../../../kernel/services/services-context.ts'
import { useAppearance } from '../../../kernel/services/use-appearance.ts'
import { goesBeyond } from '../beyond.ts'
import type { ListDefinition } from '../list-definition.ts'
import type { ListRow } from '../list-names.ts'
import { defaultsOf } from '../list-query.ts'
import { isSaved, parseListState, saysState, type ListDefaults } from '../list-state.ts'
import { offerQuery } from '../offer-query.ts'
import type { ListOnScreen } from '../use-list.ts'
import { keepDefaultView } from './keep-default-view.ts'
import { isChanged, isSameState, settingsOf } from './view-of.ts'
import { defaultOf, inOrder, viewsQuery, type View } from './view-order.ts'
import { filtersOfView, lookOf, stateOfView } from './view-settings.ts'
import { setViewLook, viewLooks } from './view-store.ts'

/** Views of a list on screen. */
export type Views = ReturnType<typeof useViews>

export type ViewsPanelProps<Row extends ListRow> = {
  readonly its: ListOnScreen<Row>
  readonly views: Views
  readonly onClose: () => void
}

/** Views of a list, which one is open, and how it opens. */
export function useViews<Row extends ListRow>(its: ListOnScreen<Row>) {
  const { list, state, change, look } = its
  const { ofView } = look
  const query = useQuery(viewsQuery(useServices().sdk, list.resource))
  const ofPage = useAppearance().settings.density
  const defaults = { ...defaultsOf(list), mode: look.mode }
  const views = inOrder(query.data?.items ?? [])
  const current = views.find(({ id }) => id === state.view)
  const whole = useNeededList(list, current)
  useOpenView(its, whole, query.data && !query.isFetching ? views : undefined)
  const open = (view: View) => {
    const used = Object.keys(filtersOfView(view))
    setViewLook(view.id, lookOf(view))
    // All that it sets goes to the address, which is read once the offer is there.
    const filterNames = [...new Set([...defaults.filterNames, ...used])]
    change(stateOfView(view, { ...defaults, filterNames }))
  }
  return {
    query,
    views,
    current,
    isChanged: current !== undefined && isChanged(current, state, ofView, defaults),
    open,
    openAll: () => change({ ...parseListState(new URLSearchParams(), defaults), view: 'all' }),
    openAs: (id: string) => change({ ...state, view: id }),
    /** The open view as it is now. */
    now: { settings: settingsOf(state, ofView.density), columns: [...ofView.columns] },
    /** A new view as the list is now. */
    asNew: {
      settings: settingsOf(state, look.density ?? ofPage),
      columns: [...(look.columns ?? [])],
    },
  }
}

/** Loads what the open view uses beyond the list. @returns undefined until all of that is known */
function useNeededList<Row extends ListRow>(
  list: ListDefinition<Row>,
  view: View | undefined,
): ListDefinition<Row> | undefined {
  const used = view && { filters: Object.keys(filtersOfView(view)), columns: view.columns }
  const isBeyond = used !== undefined && goesBeyond(list, used)
  const { data } = useQuery({ ...offerQuery(list.resource), enabled: isBeyond })
  return isBeyond ? data?.wholeList(list, view?.columns) : list
}

/** Brings what the server says of the views to the list on screen. */
function useOpenView<Row extends ListRow>(
  { person, state, change, list: { resource } }: ListOnScreen<Row>,
  list: ListDefinition<Row> | undefined,
  views: readonly View[] | undefined,
): void {
  const [params] = useSearchParams()
  const settle = useEffectEvent((known: readonly View[], defaults: ListDefaults) => {
    const view = defaultOf(known, person?.roles ?? [])
    keepDefaultView(person?.username ?? '', resource, view && savedOf(view))
    if (!isSaved(state.view)) return
    const current = known.find(({ id }) => id === state.view)
    // Deleted, of another list, or of somebody else.
    if (!current) return change({ ...state, view: '' })
    const isAsSaved = !saysState(params)
    if (isAsSaved || !(current.id in viewLooks)) setViewLook(current.id, lookOf(current))
    const saved = stateOfView(current, defaults)
    if (isAsSaved && !isSameState(state, saved, defaults)) change(saved)
  })
  const isKnown = views !== undefined && list !== undefined
  const told = JSON.stringify(views?.map(savedOf))
  useEffect(() => {
    if (views && list) settle(views, defaultsOf(list))
    // oxlint-disable-next-line react/exhaustive-deps -- a new array of the same views is no news
  }, [isKnown, told, state.view])
}

const savedOf = ({ id, settings, columns }: View) => ({ id, settings, columns })
