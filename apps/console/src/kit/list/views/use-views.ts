import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useServices } from '../../../kernel/services/services-context.ts'
import { useAppearance } from '../../../kernel/services/use-appearance.ts'
import { goesBeyond } from '../beyond.ts'
import type { ListRow } from '../list-names.ts'
import { defaultsOf } from '../list-query.ts'
import { isSaved, parseListState, saysState } from '../list-state.ts'
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
  const defaults = defaultsOf(list)
  const views = inOrder(query.data?.items ?? [])
  const current = views.find(({ id }) => id === state.view)
  const hasOffer = useNeededOffer(its, current)
  useOpenView(its, query.data && !query.isFetching && hasOffer ? views : undefined)
  const open = (view: View) => {
    setViewLook(view.id, lookOf(view))
    change(stateOfView(view, defaults))
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
      settings: settingsOf(state, ofView.density ?? ofPage),
      columns: [...(look.columns ?? [])],
    },
  }
}

/** Loads what the open view uses beyond the list. @returns whether all that it uses is known */
function useNeededOffer<Row extends ListRow>(
  { list }: ListOnScreen<Row>,
  view: View | undefined,
): boolean {
  const used = view && { filters: Object.keys(filtersOfView(view)), columns: view.columns }
  const isBeyond = used !== undefined && goesBeyond(list, used)
  const { isPending } = useQuery({ ...offerQuery(list.resource), enabled: isBeyond })
  return !isBeyond || !isPending
}

/** Brings what the server says of the views to the list on screen. */
function useOpenView<Row extends ListRow>(
  its: ListOnScreen<Row>,
  views: readonly View[] | undefined,
): void {
  const { list, person, state, change } = its
  const [params] = useSearchParams()
  const settle = useEffectEvent((known: readonly View[]) => {
    const view = defaultOf(known, person?.roles ?? [])
    keepDefaultView(person?.username ?? '', list.resource, view && savedOf(view))
    if (!isSaved(state.view)) return
    const current = known.find(({ id }) => id === state.view)
    // Deleted, of another list, or of somebody else.
    if (!current) return change({ ...state, view: '' })
    const isAsSaved = !saysState(params)
    if (isAsSaved || !(current.id in viewLooks)) setViewLook(current.id, lookOf(current))
    const saved = stateOfView(current, defaultsOf(list))
    if (isAsSaved && !isSameState(state, saved, defaultsOf(list))) change(saved)
  })
  const isKnown = views !== undefined
  const told = JSON.stringify(views?.map(savedOf))
  useEffect(() => {
    if (views) settle(views)
    // oxlint-disable-next-line react/exhaustive-deps -- a new array of the same views is no news
  }, [isKnown, told, state.view])
}

const savedOf = ({ id, settings, columns }: View) => ({ id, settings, columns })
