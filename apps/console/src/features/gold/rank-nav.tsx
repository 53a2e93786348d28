import type { Item } from '@omc/sdk'
import * as fields from '@omc/sdk/fields/goudong_gold_ranks'
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

const EditCell = panelPart(async () => (await import('../../kit/list/edit/edit-cell.tsx')).EditCell)
const RankPanel = panelPart(async () => (await import('./rank-panel.ts')).RankPanel)

const EDIT = {
  operation: 'goudong_gold_ranks.update',
  columns: ['business_category_id'],
  records: { business_category_id: 'business_categories.get_select' },
} as const

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
  const isEdited = mayRun(usePerson(), EDIT.operation) && isChosen
  return (
    <SideEntry
      isChosen={isChosen}
      onChoose={onChoose}
      aside={isEdited ? <EditRank rank={rank} team={team} /> : null}
      below={isEdited ? <RankCategory rank={rank} /> : null}
    >
      <RankFacts rank={rank} team={team} hasCategory={!isEdited} />
    </SideEntry>
  )
}

function EditRank({ rank, team }: Pick<RankEntryProps, 'rank' | 'team'>) {
  const [isOpen, setOpen] = useState(false)
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

/** The category of the chosen rank, edited in place. */
function RankCategory({ rank }: Pick<RankEntryProps, 'rank'>) {
  const text = <CategoryText rank={rank} />
  return (
    <Suspense fallback={text}>
      <EditCell
        edit={EDIT}
        row={rank}
        name="business_category_id"
        fact={fields.business_category_id}
        value={rank.business_category_id}
        rowName={rank.name}
      >
        {text}
      </EditCell>
    </Suspense>
  )
}

function CategoryText({ rank }: Pick<RankEntryProps, 'rank'>) {
  const isBare = rank.business_category_id === null
  return (
    <span
      title={rank.category}
      className={classNames(
        'block truncate text-xs font-normal',
        isBare ? 'text-warning-fg' : 'text-fg3',
      )}
    >
      {isBare ? i18n.t('goldDesk.uncategorised') : rank.category}
    </span>
  )
}

type RankFactsProps = Pick<RankEntryProps, 'rank' | 'team'> & { readonly hasCategory: boolean }

/** Name, number of goods, category and, among several teams, the team. */
function RankFacts({ rank, team, hasCategory }: RankFactsProps) {
  return (
    <>
      <span className="flex min-w-0 justify-between gap-2">
        <span title={rank.name} className="min-w-0 truncate">
          {rank.name}
        </span>
        <CountText count={rank.pools_count} />
      </span>
      {hasCategory ? <CategoryText rank={rank} /> : null}
      {team ? (
        <span title={team} className="truncate text-xs font-normal text-fg3">
          {team}
        </span>
      ) : null}
    </>
  )
}
