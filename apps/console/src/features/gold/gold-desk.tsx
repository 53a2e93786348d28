import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import type { AskPorts, ScreenPart } from '../../kernel/router/screen-part.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { askFirstPage } from '../../kit/list/ask-first-page.ts'
import type { ListRow } from '../../kit/list/list-names.ts'
import { ListView, type ListViewProps } from '../../kit/list/list-view.tsx'
import { list } from '../lists/goudong_gold_pools/goudong-gold-pools.list.tsx'
import { addressOf, rankAt, ranksQuery } from './gold-ranks.ts'
import { RankNav } from './rank-nav.tsx'

/** Goods of one rank, in the order of their places. */
const goodsOf = (rankId: string | undefined) =>
  rankId === undefined ? list : { ...list, fixed: { goudong_gold_rank_id: [rankId] } }

type GoldBoardProps = Pick<ListViewProps<ListRow>, 'title' | 'above'>

/** Ranks on the left, the goods of the chosen one on the right. @source screens §2.2, GoldDesk */
export function GoldBoard(place: GoldBoardProps) {
  const { sdk } = useServices()
  const [params, setParams] = useSearchParams()
  const ranks = useQuery(ranksQuery(sdk))
  const chosen = rankAt(ranks.data?.items ?? [], params)
  return (
    <div className="flex h-full min-h-0 gap-4 touch:h-auto touch:shrink-0 touch:flex-col touch:gap-3">
      <RankNav
        ranks={ranks}
        chosenId={chosen?.id}
        onChoose={(id) => setParams(addressOf(id, params), { replace: true })}
      />
      <div className="min-h-0 min-w-0 flex-1">
        <ListView key={chosen?.id} list={goodsOf(chosen?.id)} scope={{}} {...place} />
      </div>
    </div>
  )
}

export const GoldDesk: ScreenPart & { readonly list: typeof list } = Object.assign(
  () => <GoldBoard title={routeTitle('/carry/gold/rank')} />,
  {
    list,
    async ask(ports: AskPorts, query: URLSearchParams) {
      const { sdk, queryClient } = ports
      const ranks = await queryClient.fetchQuery(ranksQuery(sdk)).catch(() => null)
      await askFirstPage(ports, goodsOf(rankAt(ranks?.items ?? [], query)?.id), query)
    },
  },
)
