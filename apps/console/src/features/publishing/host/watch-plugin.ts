import type { Clock } from '@omc/core'
import type { ExtensionState } from '@omc/core/extension'
import { isRunning } from '../run/is-running.ts'
import type { FleetEntry } from '../run/run-registry.ts'

export type WatchPluginParts = {
  readonly clock: Clock
  /** Asks the extension for the frames of this tab; null without one. Never rejects. */
  readonly ask: () => Promise<ExtensionState | null>
  readonly fleet: () => readonly FleetEntry[]
  /** Called with the number of runs that were paused. */
  readonly onPaused: (count: number) => void
}

/** How often the extension is asked, ms: it is missed within five seconds, its answer included. */
export const PLUGIN_EVERY_MS = 3_000

/**
 * Pauses the runs whose page was framed through the extension as soon as that no longer serves it:
 * turned off, removed, or its channel given back. Each ask writes the rules of the tab again, as
 * after an update of the extension.
 *
 * @returns function that stops watching
 * @source reliability F29
 */
export function watchPlugin({ clock, ask, fleet, onPaused }: WatchPluginParts): () => void {
  let served: ReadonlySet<string> = new Set()
  let isStopped = false
  let disarm = arm()

  function arm(): () => void {
    return clock.at(clock.now() + PLUGIN_EVERY_MS, () => void look())
  }

  async function look(): Promise<void> {
    const before = served
    // One that has gone refuses at once; on a busy machine a single answer may come too late.
    served = allowedIn((await ask()) ?? (await ask()))
    if (isStopped) return
    pause(fleet().filter((entry) => isLost(entry, before, served)))
    disarm = arm()
  }

  function pause(lost: readonly FleetEntry[]): void {
    for (const { run } of lost) run.pause()
    if (lost.length > 0) onPaused(lost.length)
  }

  return () => {
    isStopped = true
    disarm()
  }
}

const allowedIn = (state: ExtensionState | null): ReadonlySet<string> =>
  new Set(state?.platforms.filter((one) => one.isAllowed).map(({ origin }) => origin))

function isLost(
  { snapshot }: FleetEntry,
  before: ReadonlySet<string>,
  now: ReadonlySet<string>,
): boolean {
  const { frameSrc, loop } = snapshot
  if (frameSrc === null || !isRunning(snapshot) || loop.phase.tag === 'paused') return false
  const { origin } = new URL(frameSrc)
  return before.has(origin) && !now.has(origin)
}
