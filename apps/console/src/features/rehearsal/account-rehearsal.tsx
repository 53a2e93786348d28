import { useState } from 'react'
import type { RunOptions } from '../publishing/ports/run-options.ts'
import { RehearsalPanel } from './rehearsal-panel.tsx'
import { accountSource } from './sources.ts'

type AccountRehearsalProps = {
  readonly accountId: string
  readonly options: RunOptions
  readonly onClose: () => void
}

/** Rehearses the queue of an account with the options of its run. */
export function AccountRehearsal({ accountId, options, onClose }: AccountRehearsalProps) {
  const [source] = useState(() => accountSource(accountId))
  const { draft, activity, delayMinS, delayMaxS } = options
  const run = { flags: { draft, activity }, paceMs: (delayMinS + delayMaxS) * 500 }
  return <RehearsalPanel source={source} run={run} onClose={onClose} />
}
