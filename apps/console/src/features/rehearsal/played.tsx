import { summaryOf, type RehearsedItem } from '@omc/publisher/rehearsal'
import { Alert } from '@omc/ui'
import { useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { SidePanel } from '../../kit/side-panel.tsx'
import { EVERYTHING, FilterChips, isShown, type Chosen } from './filter-chips.tsx'
import { PanelFoot, type FootActs } from './panel-foot.tsx'
import { ResultList } from './result-list.tsx'
import { MOST, type RehearsalSource } from './sources.ts'
import { StageBar } from './stage-bar.tsx'
import { Stripes } from './stripes.tsx'
import { useStage } from './use-stage.ts'

type PlayedProps = FootActs & {
  readonly rehearsed: readonly RehearsedItem[]
  readonly source: RehearsalSource
  readonly onClose: () => void
}

/** The results of a rehearsal: sums, reasons to filter by, and each item with its payload. */
export function Played({ rehearsed, source, onClose, ...foot }: PlayedProps) {
  'use memo'
  const stage = useStage(rehearsed)
  const [chosen, setChosen] = useState<Chosen>(EVERYTHING)
  const { results } = stage
  return (
    <SidePanel
      onClose={onClose}
      title={i18n.t('rehearsal.title')}
      size="lg"
      footer={
        <PanelFoot
          {...foot}
          results={results}
          summary={summaryOf(results)}
          isPlaying={stage.state.tag === 'playing'}
        />
      }
    >
      <div className="flex flex-col gap-4">
        <Stripes stage={stage.name} />
        {rehearsed.length === MOST ? (
          <Alert tone="info">{i18n.t('rehearsal.most', { most: MOST })}</Alert>
        ) : null}
        <StageBar stage={stage} totalCount={rehearsed.length} />
        <FilterChips results={results} chosen={chosen} onChoose={setChosen} />
        <ResultList
          results={results.filter((one) => isShown(one, chosen))}
          editor={source.editor}
        />
      </div>
    </SidePanel>
  )
}
