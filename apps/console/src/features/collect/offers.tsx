import { formatCount } from '@omc/shell'
import { Button, classNames, EmptyState, Skeleton } from '@omc/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useServices } from '../../kernel/services/services-context.ts'
import { Failure } from '../../kit/failure.tsx'
import { panelWith } from '../../kit/list/panel-with.ts'
import { carryMaterialPanels } from '../lists/carry_materials/carry-material.acts.ts'
import { CandidateGrid } from './candidate-grid.tsx'
import type { Candidate, Chosen } from './candidate.ts'
import { CompareDialog } from './compare-dialog.tsx'
import { standingOf, type Duplicate } from './duplicates.ts'
import {
  addressOf,
  candidatesOf,
  offersQuery,
  PAGE_SIZE,
  searchAt,
  type PoolSearch,
  type Start,
} from './pool-search.ts'
import { SearchBar } from './search-bar.tsx'
import type { Tray } from './tray.ts'
import { useDuplicates } from './use-duplicates.ts'

const Peek = panelWith(
  carryMaterialPanels,
  async () => (await import('../lists/carry_materials/carry-material.peek.tsx')).Peek,
)

type OffersProps = {
  readonly start: Start
  readonly tray: Tray
  /** Undefined for people who may look, but not collect. */
  readonly onToggle: ((chosen: Chosen) => void) | undefined
  readonly onSend: () => void
}

const NO_PAGES: readonly never[] = []

/** Keeps the last results until there are others, also when a search fails. */
function useOffers(search: PoolSearch) {
  const { sdk } = useServices()
  const offers = useInfiniteQuery(offersQuery(sdk, search))
  const { data } = offers
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  return { offers, pages: (data ?? last)?.pages ?? [], isOutdated: data === undefined }
}

/** The search and what it found; a failed search keeps what was found before. */
export function Offers({ start, ...choosing }: OffersProps) {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const search = searchAt(params, start)
  const { offers, pages, isOutdated } = useOffers(search)
  const candidates = candidatesOf(pages)
  const total = pages.at(-1)?.total ?? 0
  const { duplicates, isComparing } = useDuplicates(search.platform, isOutdated ? NO_PAGES : pages)
  const there = candidates.filter(
    (one) => standingOf(one, duplicates.get(one.source_id)).tag === 'there',
  ).length
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-3 touch:flex-none">
      <SearchBar
        key={search.q}
        search={search}
        isSearching={offers.isFetching && !offers.isFetchingNextPage}
        onSearch={(next) => setParams(addressOf(next, params), { replace: true })}
      />
      {offers.error ? (
        <Failure error={offers.error} onRetry={() => void offers.refetch()} />
      ) : pages.length === 0 ? (
        <div aria-busy className="p-3">
          <Skeleton lines={8} />
        </div>
      ) : (
        <p aria-live="polite" className="text-end text-xs text-fg3 tabular-nums">
          {isComparing ? `${t('collect.comparing')} · ` : ''}
          {t('collect.found', { total: formatCount(total), shown: candidates.length, there })}
        </p>
      )}
      {candidates.length > 0 ? (
        <Found
          // A new search starts at its first card.
          key={`${JSON.stringify(search)} ${isOutdated}`}
          search={search}
          candidates={candidates}
          duplicates={duplicates}
          isOutdated={isOutdated}
          {...choosing}
        />
      ) : offers.data ? (
        <EmptyState
          className="flex-1"
          title={t('collect.nothingFound')}
          description={t('collect.nothingFoundHint')}
        />
      ) : null}
      {offers.hasNextPage ? (
        <Button
          className="self-center"
          isLoading={offers.isFetchingNextPage}
          onClick={() => void offers.fetchNextPage()}
        >
          {t('collect.more', { count: Math.min(PAGE_SIZE, total - candidates.length) })}
        </Button>
      ) : null}
    </div>
  )
}

type FoundProps = Omit<OffersProps, 'start'> & {
  readonly search: PoolSearch
  readonly candidates: readonly Candidate[]
  readonly duplicates: ReadonlyMap<string, Duplicate>
  /** They are of the search before, and cannot be chosen. */
  readonly isOutdated: boolean
}

/** Candidates as cards; those that are there already open as materials. */
function Found({ search, candidates, duplicates, isOutdated, onToggle, ...choosing }: FoundProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const [compared, setCompared] = useState<Candidate | null>(null)
  const duplicate = duplicates.get(compared?.source_id ?? '')
  return (
    <div
      className={classNames(
        'flex min-h-0 flex-1 flex-col touch:flex-none',
        isOutdated ? '[&_img]:opacity-60' : '',
      )}
    >
      <CandidateGrid
        candidates={candidates}
        duplicates={duplicates}
        searched={{ kind: search.kind, source: search.platform }}
        onToggle={isOutdated ? undefined : onToggle}
        onOpen={setOpenId}
        onCompare={setCompared}
        {...choosing}
      />
      {compared && duplicate ? (
        <CompareDialog
          candidate={compared}
          duplicate={duplicate}
          onClose={() => setCompared(null)}
          onOpen={(id) => {
            setCompared(null)
            setOpenId(id)
          }}
        />
      ) : null}
      {openId ? (
        <Suspense fallback={null}>
          <Peek id={openId} row={undefined} onClose={() => setOpenId(null)} />
        </Suspense>
      ) : null}
    </div>
  )
}
