import { Button, StatusChip } from '@omc/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountRun } from '../run/account-run.ts'
import { askedOf, type Asked } from '../run/asked-of.ts'
import { isRunning } from '../run/is-running.ts'
import { runSteps } from '../run/run-steps.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import { RUN_LOOK, runView, type RunView } from '../run/run-view.ts'
import { Elapsed } from '../screen/elapsed.tsx'
import { FrameSlot } from '../screen/frame-slot.tsx'
import { GiveUp } from '../screen/give-up.tsx'
import { RunActions } from '../screen/run-actions.tsx'
import { RunProgress } from '../screen/run-progress.tsx'
import { StepsStrip } from '../screen/steps-strip.tsx'
import { useKeptFocus } from '../screen/use-kept-focus.ts'
import { tileBox } from './tile-box.ts'
import { TileHead } from './tile-head.tsx'
import { TileQueue } from './tile-queue.tsx'
import { TileState } from './tile-state.tsx'

export type TileProps = {
  readonly run: AccountRun
  readonly snapshot: RunSnapshot
  readonly mayRun: boolean
  /** Tiles stand one below the other: those that need nobody are folded. */
  readonly isStacked: boolean
  readonly onEnlarge: () => void
  readonly onRemove: () => void
}

/**
 * One account among several: its state, its frame, its next contents and its acts. A ring marks it
 * while it needs a person.
 *
 * @source ux §5 job rule 6
 */
export function Tile({ run, snapshot, mayRun, isStacked, onEnlarge, onRemove }: TileProps) {
  'use memo'
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const box = useKeptFocus<HTMLElement>()
  const view = runView(snapshot)
  const asked = askedOf(snapshot)
  const isFoldable = isStacked && asked === null
  const isWhole = !isFoldable || isOpen
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={id}
      data-testid={`tile-${run.uid}`}
      data-asked={asked ?? undefined}
      className={tileBox({ isStacked, isRinged: asked !== null })}
    >
      <TileHead
        id={id}
        snapshot={snapshot}
        isOpen={isFoldable ? isOpen : null}
        onFold={() => setOpen(!isOpen)}
        onEnlarge={onEnlarge}
        onRemove={onRemove}
      />
      <StateLine snapshot={snapshot} view={view} />
      {isWhole ? (
        <div className="px-3 pt-2">
          <StepsStrip steps={runSteps(snapshot.loop)} isSmall />
        </div>
      ) : null}
      <TileState run={run} snapshot={snapshot} view={view} mayRun={mayRun} />
      {isWhole && mayRun ? <TileFrame run={run} snapshot={snapshot} asked={asked} /> : null}
      {isWhole ? <TileQueue snapshot={snapshot} /> : null}
      <div className="flex flex-wrap items-start gap-2 border-t border-line p-3">
        {asked === 'resolve' ? <Resolve onEnlarge={onEnlarge} /> : null}
        {mayRun && (isRunning(snapshot) || snapshot.link.tag === 'connected') ? (
          <RunActions run={run} snapshot={snapshot} view={view} isQuiet>
            <GiveUp snapshot={snapshot} size="sm" />
          </RunActions>
        ) : null}
      </div>
    </section>
  )
}

type StateLineProps = { readonly snapshot: RunSnapshot; readonly view: RunView }

/** State and progress; a screen reader is told of ends and obstacles, not of each step. */
function StateLine({ snapshot, view }: StateLineProps) {
  const { t } = useTranslation()
  const { uid, info, totals } = snapshot
  const state = t(`publishing.state.${view.tag}`)
  const look = RUN_LOOK[view.tag]
  const isTold = look.tone === 'warning' || look.tone === 'danger' || look.tone === 'success'
  return (
    <div className="flex flex-col gap-2 px-3 pt-3">
      <output aria-live="polite" className="sr-only">
        {isTold ? t('publishing.frame.docked', { name: info?.nickname ?? uid, state }) : ''}
      </output>
      <span className="flex min-h-6 items-center justify-between gap-2">
        <span data-testid="run-state" data-state={view.tag} title={state} className="min-w-0">
          <StatusChip {...look} className="max-w-full">
            <span className="truncate">{state}</span>
          </StatusChip>
        </span>
        {isRunning(snapshot) ? (
          <span className="shrink-0">
            <Elapsed totals={totals} />
          </span>
        ) : null}
      </span>
      <RunProgress snapshot={snapshot} view={view} />
    </div>
  )
}

type TileFrameProps = Pick<TileProps, 'run' | 'snapshot'> & { readonly asked: Asked | null }

function TileFrame({ run, snapshot, asked }: TileFrameProps) {
  const host = snapshot.frameSrc ? new URL(snapshot.frameSrc).host : '—'
  const edge = asked === 'verify' ? 'border-warning ring-1 ring-warning' : 'border-line'
  return (
    <div className="flex flex-col px-3">
      <div className={`flex flex-1 flex-col overflow-hidden rounded-control border ${edge}`}>
        <p className="truncate border-b border-line bg-subtle px-2 py-1 text-xs text-fg3">
          {host} · uid {run.uid}
        </p>
        <FrameSlot
          run={run}
          snapshot={snapshot}
          className={`flex-1 ${asked === 'verify' ? 'min-h-80' : 'min-h-45'}`}
        />
      </div>
    </div>
  )
}

/** Leads to the queue of the account, where results are settled. */
function Resolve({ onEnlarge }: Pick<TileProps, 'onEnlarge'>) {
  const { t } = useTranslation()
  return (
    <Button variant="primary" size="sm" data-testid="resolve" onClick={onEnlarge}>
      {t('tiles.resolve')}
    </Button>
  )
}
