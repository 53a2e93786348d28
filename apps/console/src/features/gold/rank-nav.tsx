import type { Item } from '@omc/sdk'
import { classNames, IconButton, Skeleton } from '@omc/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { Failure } from '../../kit/failure.tsx'
import { CountText } from '../../kit/list/cells.tsx'
import { panelPart } from '../../kit/list/panel-part.ts'
import { mayRun } from '../../kit/may-run.ts'
import { areOfTeams } from './gold-ranks.ts'

const RankPanel = panelPart(async () => (await import('./rank-panel.ts')).RankPanel)

type Rank = Item<'goudong_gold_ranks.list'>
type RankNavProps = {
  readonly ranks: Pick<
    UseQueryResult<{ readonly items: readonly Rank[] }>,
    'data' | 'error' | 'refetch'
  >
  readonly chosenId: string | undefined
  readonly onChoose: (id: string) => void
}

/** The ranks to choose from; on a narrow screen they stand side by side. */
export function RankNav({ ranks: { data, error, refetch }, chosenId, onChoose }: RankNavProps) {
  const isOfTeams = areOfTeams(data?.items ?? [])
  return (
    <nav
      aria-label={i18n.t('goldDesk.ranks')}
      className="flex w-70 shrink-0 flex-col overflow-hidden rounded-card border border-line bg-surface touch:w-full"
    >
      {data ? (
        <ul className="flex flex-col overflow-y-auto p-1 touch:flex-row touch:overflow-x-auto">
          {data.items.map((rank) => (
            <RankEntry
              key={rank.id}
              rank={rank}
              isChosen={rank.id === chosenId}
              team={isOfTeams ? rank.team_name : ''}
              onChoose={() => onChoose(rank.id)}
            />
          ))}
        </ul>
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy className="p-3">
          <Skeleton lines={6} />
        </div>
      )}
    </nav>
  )
}

type RankEntryProps = {
  readonly rank: Rank
  readonly isChosen: boolean
  /** Team of the rank; empty where all are of one. */
  readonly team: string
  readonly onChoose: () => void
}

function RankEntry({ rank, isChosen, team, onChoose }: RankEntryProps) {
  const [isOpen, setOpen] = useState(false)
  const mayEdit = mayRun(usePerson(), 'goudong_gold_ranks.update')
  return (
    <li className="flex min-w-0 shrink-0 items-center gap-1 touch:max-w-60">
      <button
        type="button"
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
        className={classNames(
          'flex min-h-[max(44px,var(--target))] min-w-0 flex-1 flex-col justify-center rounded-control px-2 py-1 text-start text-sm',
          isChosen ? 'bg-accent-soft font-semibold text-accent-fg' : 'text-fg hover:bg-subtle',
        )}
      >
        <RankFacts rank={rank} team={team} />
      </button>
      {isChosen && mayEdit ? (
        <IconButton
          label={[i18n.t('goldDesk.edit'), rank.name, team].filter(Boolean).join(' ')}
          icon={<Pencil size={16} aria-hidden />}
          onClick={() => setOpen(true)}
        />
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <RankPanel row={rank} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </li>
  )
}

/** Name, number of goods, category and, among several teams, the team. */
function RankFacts({ rank, team }: Pick<RankEntryProps, 'rank' | 'team'>) {
  const isBare = rank.business_category_id === null
  return (
    <>
      <span className="flex min-w-0 justify-between gap-2">
        <span title={rank.name} className="min-w-0 truncate">
          {rank.name}
        </span>
        <CountText count={rank.pools_count} />
      </span>
      <span
        title={rank.category}
        className={classNames(
          'truncate text-xs font-normal',
          isBare ? 'text-warning-fg' : 'text-fg3',
        )}
      >
        {isBare ? i18n.t('goldDesk.uncategorised') : rank.category}
      </span>
      {team ? (
        <span title={team} className="truncate text-xs font-normal text-fg3">
          {team}
        </span>
      ) : null}
    </>
  )
}
