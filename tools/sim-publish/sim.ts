import type { Random } from '../../libs/core/src/index.ts'
import * as RULES from '../../libs/core/src/publish-ledger/index.ts'
import { seededRandom } from '../../libs/core/src/testing/index.ts'
import { createChannel } from './channel.ts'
import type { Channel } from './channel.ts'
import { createLedger, SETTINGS } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import type { Plant } from './plants.ts'
import type { FrameFate, NetFate, Script } from './script.ts'
import { createWatch } from './watch.ts'
import type { Watch } from './watch.ts'
import { createWorldClock } from './world-clock.ts'
import type { WorldClock } from './world-clock.ts'

/** One simulated world: server, channel and the lines to them. */
export type Sim = {
  readonly script: Script
  readonly plant: Plant
  readonly clock: WorldClock
  readonly chance: Random
  readonly channel: Channel
  readonly watch: Watch
  readonly ledger: Ledger
  readonly nextNet: () => NetFate
  readonly nextFrame: () => FrameFate
  readonly newId: () => string
  /** Ends the faults of lines, frames and look-ups. */
  readonly calm: () => void
  /** Writes a line of the trace, if there is one. */
  readonly say: ((line: string) => void) | null
}

export function createSim(
  script: Script,
  plant: Plant,
  trace: ((line: string) => void) | null = null,
): Sim {
  const clock = createWorldClock()
  const settings = { ...SETTINGS, ...plant.settings }
  const { gapMs, dailyCap } = script
  const watch = createWatch(clock, { gapMs, dailyCap, settings: SETTINGS })
  const channel = createChannel(clock, script.looks, script.sweepLagMs)
  const rules = { ...RULES, ...plant.rules }
  const given = { clock, rules, settings, channel, watch, gapMs, dailyCap }
  const count = { net: 0, frame: 0, id: 0 }
  let isCalm = false
  return {
    script,
    plant,
    clock,
    channel,
    watch,
    chance: seededRandom(script.seed),
    ledger: createLedger(given, script.items),
    nextNet: () => (isCalm ? undefined : script.net[count.net++]) ?? 'ok',
    nextFrame: () => (isCalm ? undefined : script.frame[count.frame++]) ?? 'ok',
    newId: () => `request-${(count.id += 1)}`,
    calm() {
      isCalm = true
      channel.calm()
    },
    say: trace && ((line) => trace(`${(clock.now() / 1_000).toFixed(3).padStart(9)} s  ${line}`)),
  }
}
