import { summaryOf, type RehearsedItem } from '@omc/publisher/rehearsal'
import { Button, CopyButton } from '@omc/ui'
import { Download, Play, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { saveFile } from '../../kit/save-file.ts'
import { SidePanel } from '../../kit/side-panel.tsx'
import { EVERYTHING, FilterChips, isShown, type Chosen } from './filter-chips.tsx'
import { listText } from './list-text.ts'
import { ResultList } from './result-list.tsx'
import type { RehearsalSource } from './sources.ts'
import { StageBar } from './stage-bar.tsx'
import { Stripes } from './stripes.tsx'
import { Sums } from './sums.tsx'
import { useStage } from './use-stage.ts'

/** What a person does with the results, e.g. starts the items that pass. */
export type PassAct = {
  /** @param count  of the items that pass */
  readonly label: (count: number) => string
  /** Resolves when the panel may close; false keeps it open. */
  readonly run: (results: readonly RehearsedItem[]) => Promise<boolean>
}

type PlayedProps = {
  readonly rehearsed: readonly RehearsedItem[]
  readonly source: RehearsalSource
  readonly othersCount: number
  readonly act: PassAct | null
  readonly isReading: boolean
  readonly again: () => void
  readonly onClose: () => void
}

/** The results of a rehearsal: sums, reasons to filter by, and each item with its payload. */
export function Played(props: PlayedProps) {
  const { rehearsed, source, othersCount, act, isReading, again, onClose } = props
  const stage = useStage(rehearsed)
  const [chosen, setChosen] = useState<Chosen>(EVERYTHING)
  const { results } = stage
  return (
    <SidePanel
      onClose={onClose}
      title={i18n.t('rehearsal.title')}
      size="lg"
      footer={
        <>
          <ListActs results={results} />
          {act ? (
            <ActButton
              act={act}
              results={results}
              isBusy={stage.state.tag === 'playing'}
              onClose={onClose}
            />
          ) : null}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Stripes stage={stage.name} />
        <StageBar stage={stage} totalCount={rehearsed.length} />
        <div className="flex flex-wrap items-start justify-between gap-2">
          <Sums summary={summaryOf(results)} othersCount={act ? othersCount : 0} />
          <Button
            size="sm"
            isLoading={isReading}
            icon={<RotateCcw size={14} aria-hidden />}
            onClick={again}
          >
            {i18n.t('rehearsal.again')}
          </Button>
        </div>
        <FilterChips results={results} chosen={chosen} onChoose={setChosen} />
        <ResultList
          results={results.filter((one) => isShown(one, chosen))}
          editor={source.editor}
        />
      </div>
    </SidePanel>
  )
}

/** The list of payloads, to copy or to keep. */
function ListActs({ results }: { readonly results: readonly RehearsedItem[] }) {
  const text = listText(results)
  return (
    <span className="me-auto flex flex-wrap gap-2">
      <CopyButton
        label={i18n.t('rehearsal.copy')}
        doneLabel={i18n.t('rehearsal.copied')}
        text={text}
      />
      <Button
        icon={<Download size={14} aria-hidden />}
        onClick={() => saveFile(nameOf(new Date()), new Blob([text], { type: 'application/json' }))}
      >
        {i18n.t('rehearsal.download')}
      </Button>
    </span>
  )
}

const nameOf = (day: Date): string =>
  `${i18n.t('rehearsal.file')}-${day.toISOString().slice(0, 10)}.json`

type ActButtonProps = {
  readonly act: PassAct
  readonly results: readonly RehearsedItem[]
  readonly isBusy: boolean
  readonly onClose: () => void
}

function ActButton({ act, results, isBusy, onClose }: ActButtonProps) {
  const [isRunning, setIsRunning] = useState(false)
  const { goes } = summaryOf(results)
  const run = async () => {
    setIsRunning(true)
    const isDone = await act.run(results)
    setIsRunning(false)
    if (isDone) onClose()
  }
  return (
    <Button
      variant="primary"
      disabled={goes === 0 || isBusy}
      isLoading={isRunning}
      icon={<Play size={16} aria-hidden />}
      onClick={() => void run()}
    >
      {goes === 0 ? i18n.t('rehearsal.startNone') : act.label(goes)}
    </Button>
  )
}
