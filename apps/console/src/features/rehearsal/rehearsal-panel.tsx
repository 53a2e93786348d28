import { rehearse, type RehearsalBatch } from '@omc/publisher/rehearsal'
import { EmptyState, Progress, Button, Alert } from '@omc/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { browserRandom } from '../../kernel/ports/browser-clock.ts'
import { Failure } from '../../kit/failure.tsx'
import { SidePanel } from '../../kit/side-panel.tsx'
import { useEdit } from '../content-editor/use-edit.ts'
import type { PassAct } from './panel-foot.tsx'
import { Played } from './played.tsx'
import { MOST, type RehearsalSource } from './sources.ts'
import { Stripes } from './stripes.tsx'
import { useRehearsalFacts, type RehearsalFacts } from './use-rehearsal-facts.ts'

export type RehearsalPanelProps = {
  readonly source: RehearsalSource
  /** Options of the run that would publish the items. */
  readonly run?: Pick<RehearsalBatch, 'flags' | 'paceMs'>
  /** How many items are chosen; left out where only the source knows. */
  readonly count?: number
  /** Queues the items that pass; left out where nothing can be queued. */
  readonly act?: PassAct
  readonly onClose: () => void
}

/** Middle of the delays that a run has unless somebody changes them. */
const USUAL_RUN = { flags: { draft: false, activity: false }, paceMs: 8_500 }

/**
 * A batch as it would be published, with nothing sent: payloads, and problems by reason. It starts
 * no run and changes nothing of the queue.
 *
 * @source ux §5, dry run
 */
export function RehearsalPanel({ count = 0, ...props }: RehearsalPanelProps) {
  if (count <= MOST) return <ReadPanel {...props} />
  return (
    <SidePanel onClose={props.onClose} title={i18n.t('rehearsal.title')} size="lg">
      <EmptyState
        title={i18n.t('rehearsal.tooMany', { most: MOST })}
        description={i18n.t('rehearsal.tooManyHint', { count })}
      />
    </SidePanel>
  )
}

type ReadPanelProps = Omit<RehearsalPanelProps, 'count'>

function ReadPanel({ source, run = USUAL_RUN, onClose, ...act }: ReadPanelProps) {
  const { query, stop, isStopped } = useRehearsalFacts(source)
  const { data, error } = query
  const again = () => void query.refetch()
  useAfterEdit(again)
  if (data && data.items.length > 0) {
    const rest = { source, run, again, onClose, ...act }
    return <PlayedFacts facts={data} isReading={query.isFetching} {...rest} />
  }
  return (
    <SidePanel onClose={onClose} title={i18n.t('rehearsal.title')} size="lg">
      <div className="flex flex-col gap-4">
        <Stripes stage="dry" />
        {error ? (
          <Failure error={error} onRetry={again} />
        ) : data ? (
          <EmptyState
            title={i18n.t('rehearsal.empty')}
            description={i18n.t('rehearsal.emptyHint')}
          />
        ) : isStopped ? (
          <Stopped onAgain={again} />
        ) : (
          <Reading onStop={stop} />
        )}
      </div>
    </SidePanel>
  )
}

/** An item that was corrected is rehearsed again once its editor closes. */
function useAfterEdit(again: () => void): void {
  const { edited } = useEdit()
  const wasOpen = useRef(false)
  const onClosed = useEffectEvent(again)
  useEffect(() => {
    if (wasOpen.current && edited === null) onClosed()
    wasOpen.current = edited !== null
  }, [edited])
}

const Reading = ({ onStop }: { readonly onStop: () => void }) => (
  <div aria-busy className="flex flex-col items-start gap-3">
    <Progress className="w-full" label={i18n.t('rehearsal.reading')} value={null} />
    <Button onClick={onStop}>{i18n.t('rehearsal.stop')}</Button>
  </div>
)

const Stopped = ({ onAgain }: { readonly onAgain: () => void }) => (
  <Alert tone="info" actions={<Button onClick={onAgain}>{i18n.t('rehearsal.again')}</Button>}>
    {i18n.t('rehearsal.stopped')}
  </Alert>
)

type PlayedFactsProps = ReadPanelProps & {
  readonly run: Pick<RehearsalBatch, 'flags' | 'paceMs'>
  readonly facts: RehearsalFacts
  readonly isReading: boolean
  readonly again: () => void
}

/** The batch is played once per reading, so that the goods it draws stay. */
function PlayedFacts({ facts, run, ...rest }: PlayedFactsProps) {
  const play = () => ({ facts, rehearsed: rehearse({ ...facts, ...run }, browserRandom) })
  const [played, setPlayed] = useState(play)
  if (played.facts !== facts) setPlayed(play())
  return <Played rehearsed={played.rehearsed} {...rest} />
}
