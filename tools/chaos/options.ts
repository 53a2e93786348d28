import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { CHANNELS, type Channel } from './channel-habits.ts'
import { SIDES, type By } from './queues.ts'

/** One run of the kill test. */
export type Options = {
  /** Who publishes: a console, the server, or both at once. */
  readonly by: By
  readonly channel: Channel
  /** Accounts of each side, published at once. */
  readonly accountCount: number
  readonly seed: number
  readonly itemCount: number
  readonly killCount: number
  readonly controlKillCount: number
  /** Time limit of the whole test, ms. */
  readonly limitMs: number
  /** Whether the plan includes a database outage of a minute. */
  readonly minuteLong: boolean
  /** Runs the server as one process with the database that it starts itself. */
  readonly embedded: boolean
  readonly verbose: boolean
}

const FORMS = {
  usual: { items: 200, kills: 64, controlKills: 40 },
  short: { items: 30, kills: 10, controlKills: 8 },
}
const SECOND_MS = 1_000

/**
 * Reads `--by console|server|both --channel look-up|key|neither --accounts N --kills N --items N --control-kills N --seed N --short --minute-long --embedded --verbose`.
 *
 * @throws RangeError for an invalid number, side or channel
 */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      by: { type: 'string', default: 'both' },
      channel: { type: 'string', default: 'look-up' },
      accounts: { type: 'string', default: '1' },
      kills: { type: 'string' },
      items: { type: 'string' },
      'control-kills': { type: 'string' },
      seed: { type: 'string' },
      short: { type: 'boolean', default: false },
      'minute-long': { type: 'boolean', default: false },
      embedded: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
  })
  const form = values.short ? FORMS.short : FORMS.usual
  const killCount = whole('--kills', values.kills, form.kills)
  // Each kill must find items that are still on their way.
  const enough = Math.ceil((killCount / form.kills) * form.items)
  const itemCount = whole('--items', values.items, enough)
  const controlKillCount = whole('--control-kills', values['control-kills'], form.controlKills)
  const outagesS = values['minute-long'] ? 180 : 0
  return {
    by: oneOf('--by', values.by, [...SIDES, 'both']),
    channel: oneOf('--channel', values.channel, CHANNELS),
    accountCount: whole('--accounts', values.accounts, 1),
    seed: whole('--seed', values.seed, randomInt(1, 2 ** 31)),
    itemCount,
    killCount,
    controlKillCount,
    limitMs: (120 + itemCount * 2 + (killCount + controlKillCount) * 8 + outagesS) * SECOND_MS,
    minuteLong: values['minute-long'],
    embedded: values.embedded,
    verbose: values.verbose,
  }
}

function oneOf<T extends string>(name: string, text: string, known: readonly T[]): T {
  const found = known.find((one) => one === text)
  if (found) return found
  throw new RangeError(`${name} wants ${known.join(', ')}, not "${text}"`)
}

function whole(name: string, text: string | undefined, fallback: number): number {
  const number = Number(text ?? fallback)
  if (Number.isSafeInteger(number) && number > 0) return number
  throw new RangeError(`${name} wants a whole number above 0, not "${text}"`)
}
