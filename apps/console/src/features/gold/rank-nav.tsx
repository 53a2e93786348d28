import type { Item } from '@omc/sdk'
import { classNames, IconButton } from '@omc/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { CountText } from '../../kit/list/cells.tsx'
import { panelPart } from '../../kit/list/panel-part.ts'
import { mayRun } from '../../kit/may-run.ts'
import { SideEntry, SideNav } from '../../kit/side-nav.tsx'
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

/** The ranks to choose from. */
export function RankNav({ ranks, chosenId, onChoose }: RankNavProps) {
  return (
    <SideNav label={i18n.t('goldDesk.ranks')} query={ranks}>
      {({ items }) =>
        items.map((rank) => (
          <RankEntry
            key={rank.id}
            rank={rank}
            isChosen={rank.id === chosenId}
            team={areOfTeams(items) ? rank.team_name : ''}
            onChoose={() => onChoose(rank.id)}
          />
        ))
      }
    </SideNav>
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
  return (
    <SideEntry
      isChosen={isChosen}
      onChoose={onChoose}
      aside={isChosen ? <EditRank rank={rank} team={team} /> : null}
    >
      <RankFacts rank={rank} team={team} />
    </SideEntry>
  )
}

function EditRank({ rank, team }: Pick<RankEntryProps, 'rank' | 'team'>) {
  const [isOpen, setOpen] = useState(false)
  const mayEdit = mayRun(usePerson(), 'goudong_gold_ranks.update')
  if (!mayEdit) return null
  return (
    <>
      <IconButton
        label={[i18n.t('goldDesk.edit'), rank.name, team].filter(Boolean).join(' ')}
        icon={<Pencil size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <RankPanel row={rank} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
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
