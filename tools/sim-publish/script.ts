import type { Random } from '../../libs/core/src/index.ts'
import { seededRandom } from '../../libs/core/src/testing/index.ts'

/** Fate of one call to the server. */
export const NET_FATES = [
  'ok',
  'lose-request',
  'lose-answer',
  'slow-answer',
  'late-request',
  'double',
  'hang',
] as const
export type NetFate = (typeof NET_FATES)[number]

/** Fate of one publication in the frame. */
export const FRAME_FATES = [
  'ok',
  'lose-request',
  'lose-answer',
  'double-answer',
  'late-answer',
  'late-effect',
  'foreign-first',
  'phantom',
  'reload',
  'bot_check',
  'rejected',
  'upload_failed',
  'empty',
  'no_permission',
] as const
export type FrameFate = (typeof FRAME_FATES)[number]

/** Fate of one look at the channel's list. */
export const LOOK_FATES = ['ok', 'unclear'] as const
export type LookFate = (typeof LOOK_FATES)[number]

export const ACTS = [
  'crash',
  'open',
  'take-over',
  'freeze',
  'jump',
  'pause',
  'resume',
  'stop',
  'start',
  'skip-wait',
  'skip-item',
  'reload-frame',
  'reconnected',
  'channel-off',
  'channel-on',
] as const
export type ActName = (typeof ACTS)[number]

/** What befalls one page, or the channel of both, at an instant of true time; `ms` is the length of a freeze or jump. */
export type Act = {
  readonly at: number
  readonly page: 0 | 1
  readonly do: ActName
  readonly ms: number
}

/** Everything that happens in one run: the same script gives the same run. */
export type Script = {
  /** Chance inside the run: latencies, delays, chosen items. */
  readonly seed: number
  readonly items: number
  readonly gapMs: number
  /** Zero = no cap. */
  readonly dailyCap: number
  readonly sweepLagMs: number
  readonly thaw: 'timer' | 'message'
  readonly net: readonly NetFate[]
  readonly frame: readonly FrameFate[]
  readonly looks: readonly LookFate[]
  readonly acts: readonly Act[]
}

const MINUTE = 60_000
/** Share of the favourite fault in runs that have one. */
const FAITHFUL = 0.9

/** The script of one run of a seed. */
export function drawScript(seed: number, index: number): Script {
  const own = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0
  const random = seededRandom(own)
  const list = <T>(count: number, one: () => T): T[] => Array.from({ length: count }, one)
  // A calm run and a wild one find different faults, and so does one with the same fault again and
  // again.
  const wild = random.next() * 0.6
  const fates = <T extends string>(count: number, [calm, ...faults]: readonly [T, ...T[]]): T[] => {
    const favourite = pick(random, faults)
    const isFaithful = random.next() < 0.2
    return list(count, () => {
      if (random.next() > (isFaithful ? FAITHFUL : wild)) return calm
      return isFaithful && random.next() < FAITHFUL ? favourite : pick(random, faults)
    })
  }
  return {
    seed: own,
    items: 1 + under(random, 3),
    gapMs: pick(random, [0, 0, 20_000, MINUTE]),
    dailyCap: pick(random, [0, 0, 1, 2]),
    sweepLagMs: pick(random, [0, 1_000, 15_000]),
    thaw: pick(random, ['timer', 'message']),
    net: fates(24, NET_FATES),
    frame: fates(8, FRAME_FATES),
    looks: fates(8, LOOK_FATES),
    acts: list(under(random, 8), () => drawAct(random)).sort((a, b) => a.at - b.at),
  }
}

function drawAct(random: Random): Act {
  const [minMs, maxMs] = pick(random, [
    [500, 5_000],
    [5_000, MINUTE],
    [MINUTE, 3 * MINUTE],
  ])
  const ms = minMs + under(random, maxMs - minMs)
  const act = pick(random, ACTS)
  const at = under(random, pick(random, [5_000, 30_000, 3 * MINUTE]))
  return {
    at,
    page: pick(random, [0, 0, 1]),
    do: act,
    ms: act === 'jump' && random.next() < 0.5 ? -ms : ms,
  }
}

const under = (random: Random, limit: number): number => Math.floor(random.next() * limit)

function pick<const T>(random: Random, values: readonly T[]): T {
  const value = values[under(random, values.length)]
  if (value === undefined) throw new RangeError('nothing to choose from')
  return value
}
