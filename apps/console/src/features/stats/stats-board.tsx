import { LineCard, type ChartProps } from './line-card.tsx'
import { RankCard } from './rank-card.tsx'
import type { Board } from './stats-definition.ts'
import { StepsCard } from './steps-card.tsx'
import { Tiles } from './tiles.tsx'

type StatsBoardProps = ChartProps & { readonly label: string; readonly board: Board }

/** Figures of a place: tiles, lines by day beside a ranking, and steps. */
export function StatsBoard({ label, board, ...chart }: StatsBoardProps) {
  const { tiles, line, ranks = [], steps } = board
  const { place, before } = chart.state
  return (
    <>
      {tiles.length > 0 ? (
        <Tiles {...{ label, tiles, place, before }} readings={chart.readings} />
      ) : null}
      <div className="grid grid-cols-1 gap-3 min-[1200px]:grid-cols-[minmax(0,1fr)_minmax(0,376px)]">
        {line ? <LineCard line={line} {...chart} /> : null}
        {ranks.length > 0 ? <RankCard ranks={ranks} {...chart} /> : null}
        {steps ? (
          <div className="min-[1200px]:col-span-2">
            <StepsCard steps={steps} {...chart} />
          </div>
        ) : null}
      </div>
    </>
  )
}
