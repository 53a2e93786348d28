import type { AccountRun } from '../run/account-run.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import { queueLeft, waitOf, type RunView } from '../run/run-view.ts'
import { CurrentItem } from '../screen/current-item.tsx'
import { LinkNotice } from '../screen/link-notice.tsx'
import { RunMessage } from '../screen/run-message.tsx'
import { StartSummary } from '../screen/start-summary.tsx'
import { WaitLine } from '../screen/wait-line.tsx'

type TileStateProps = {
  readonly run: AccountRun
  readonly snapshot: RunSnapshot
  readonly view: RunView
  readonly mayRun: boolean
}

/** Why the run stands or waits and when it goes on, or what it publishes. */
export function TileState({ run, snapshot, view, mayRun }: TileStateProps) {
  const wait = waitOf(view)
  const { link } = snapshot
  const isReady = view.tag === 'idle' && link.tag === 'connected' && queueLeft(snapshot) > 0
  return (
    // As high as a wait: the frame below it stays where it is.
    <div className="flex min-h-25 flex-col gap-2 p-3">
      {mayRun ? <LinkNotice run={run} link={link} /> : null}
      {wait ? <WaitLine snapshot={snapshot} view={view} wait={wait} isSmall /> : null}
      <CurrentItem
        snapshot={snapshot}
        view={view}
        className="rounded-control bg-subtle px-3 py-6"
      />
      <RunMessage view={view} snapshot={snapshot} mayRun={mayRun} />
      {mayRun && isReady ? <StartSummary snapshot={snapshot} isShort /> : null}
    </div>
  )
}
