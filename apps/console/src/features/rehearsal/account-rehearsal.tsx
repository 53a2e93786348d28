import { useState } from 'react'
import type { RunOptions } from '../publishing/ports/run-options.ts'
import { RehearsalPanel } from './rehearsal-panel.tsx'
import { accountSource } from './sources.ts'
import { useStartPassing } from './use-start-passing.ts'

type AccountRehearsalProps = {
  readonly uid: string
  readonly options: RunOptions
  readonly onClose: () => void
}

/** Rehearses the whole queue of an account with the options of its run. */
export function AccountRehearsal({ uid, options, onClose }: AccountRehearsalProps) {
  const act = useStartPassing()
  const [source] = useState(() => accountSource(uid))
  const { draft, activity, delayMinS, delayMaxS } = options
  const run = { flags: { draft, activity }, paceMs: (delayMinS + delayMaxS) * 500 }
  return <RehearsalPanel source={source} run={run} act={act} onClose={onClose} />
}
