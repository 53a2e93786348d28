import type { Post } from './channel.ts'
import type { Attempt, Settings } from './ledger.ts'
import type { WorldClock } from './world-clock.ts'

/** The rules of publishing that a run must keep. */
export const INVARIANTS = {
  'one-post': 'a content is posted at most once',
  'key-once': 'an attempt is given to the frame at most once',
  'no-resend': 'what may be live is not sent again before a proof or a word of the channel',
  'written-first': 'nothing goes to the frame before the server has written it down',
  fresh: 'nothing goes to the frame later than a lease after it was written down',
  fence: 'only the holder of the newest fence starts a send',
  lease: 'only a lease that lives starts a send, and nobody alive loses it unasked',
  gap: 'two sends of an account lie a gap apart',
  cap: 'an account posts no more than its cap in a day',
  cooldown: 'nothing is sent while the account cools down',
  ended: 'nothing is sent after "no permission" before a person starts the queue again',
  channel: 'nothing is claimed or sent while its channel is switched off',
  strikes: 'a content is set aside after three refusals or proofs of absence',
  paused: 'a paused page claims and sends nothing new',
  told: 'a result that a page has learned reaches the server',
  proof: 'a published content names the post it is',
  lost: 'each item ends published, set aside for a person, or queued with a reason',
} as const
export type InvariantName = keyof typeof INVARIANTS

export type Breach = { readonly rule: InvariantName; readonly at: number; readonly what: string }

const STRIKES = 3
const REFUSALS_OF_CONTENT: readonly string[] = ['rejected', 'upload_failed', 'empty']
const REFUSALS: readonly string[] = [...REFUSALS_OF_CONTENT, 'bot_check', 'no_permission']

type Limits = { readonly gapMs: number; readonly dailyCap: number; readonly settings: Settings }

/** What a run has done so far, seen from outside. */
type Books = {
  readonly clock: WorldClock
  readonly limits: Limits
  readonly hold: (rule: InvariantName, isKept: boolean, what: string) => void
  /** Instants of `submitting`, by attempt key. */
  readonly submits: Map<string, number>
  /** Contents of attempts that may be live, by attempt key. */
  readonly doubted: Map<string, number>
  /** What pages have heard of their attempts, and which of it the server was told. */
  readonly learned: Map<string, string>
  readonly taken: Set<string>
  coolUntil: number
  isEnded: boolean
  isChannelOff: boolean
}

/** Looks at a run with its own books: no rule of the product is asked here. */
export function createWatch(clock: WorldClock, limits: Limits) {
  const breaches: Breach[] = []
  const broken = (rule: InvariantName, what: string) =>
    void breaches.push({ rule, at: clock.now(), what })
  const hold: Books['hold'] = (rule, isKept, what) => {
    if (!isKept) broken(rule, what)
  }
  const [learned, taken] = [new Map<string, string>(), new Set<string>()]
  const marks = { submits: new Map<string, number>(), doubted: new Map<string, number>() }
  const flags = { coolUntil: 0, isEnded: false, isChannelOff: false }
  const books: Books = { clock, limits, hold, learned, taken, ...marks, ...flags }
  return {
    breaches,
    broken,
    learned,
    taken,
    ...watchLease(books),
    ...watchChannel(books),
    ...watchWords(books),
  }
}
export type Watch = ReturnType<typeof createWatch>

/** Who may claim and start a send, and when. */
function watchLease(books: Books) {
  const { clock, limits, hold } = books
  const lease = { deviceId: 0, fence: 0, until: 0 }
  let lastSubmitAt = -Infinity
  const liveUntil = () => clock.now() + limits.settings.leaseMs
  return {
    leaseTaken(deviceId: number, takeOver: boolean) {
      const isFree = lease.until <= clock.now() || lease.deviceId === deviceId
      hold('lease', isFree || takeOver, `device ${deviceId} takes a lease that lives`)
      Object.assign(lease, { deviceId, fence: lease.fence + 1, until: liveUntil() })
    },
    /** The word of a person; a device that connects says nothing. */
    startedAgain: () => void (books.isEnded = false),
    channelSwitched: (off: boolean) => void (books.isChannelOff = off),
    renewed: () => void (lease.until = liveUntil()),
    claimed() {
      hold('cooldown', clock.now() >= books.coolUntil, 'a claim while the account cools down')
      hold('ended', !books.isEnded, 'a claim after the queue has ended')
      hold('channel', !books.isChannelOff, 'a claim while the channel is switched off')
    },
    submitted({ key, device_id: deviceId }: Attempt, fence: number) {
      const at = clock.now()
      const sinceMs = at - lastSubmitAt
      const isNewest = deviceId === lease.deviceId && fence === lease.fence
      hold('fence', isNewest, `${key} under fence ${fence}, the newest is ${lease.fence}`)
      hold('channel', !books.isChannelOff, `${key} while the channel is switched off`)
      hold('lease', at < lease.until, `${key} after the lease has ended`)
      hold('gap', sinceMs >= limits.gapMs, `${key}, ${sinceMs} ms after another`)
      lastSubmitAt = at
      books.submits.set(key, at)
    },
  }
}

/** What frame and channel get. */
function watchChannel({ clock, hold, submits, doubted, limits }: Books) {
  const sent = new Set<string>()
  const dayOf = (key: string) => Math.floor((submits.get(key) ?? 0) / limits.settings.dayMs)
  return {
    sent(key: string) {
      hold('key-once', !sent.has(key), `${key} again`)
      hold('written-first', submits.has(key), `${key} is not written down`)
      const ageMs = clock.now() - (submits.get(key) ?? clock.now())
      hold('fresh', ageMs <= limits.settings.leaseMs, `${key}, written down ${ageMs} ms ago`)
      for (const [other, contentId] of doubted)
        hold('no-resend', contentId !== contentOf(key), `${key} while ${other} is in doubt`)
      sent.add(key)
    },
    posted({ attemptKey, contentId }: Post, posts: readonly Post[]) {
      const twins = posts.filter((one) => one.contentId === contentId)
      hold('one-post', twins.length === 1, `${attemptKey} is post ${twins.length}`)
      const sameDay = posts.filter((one) => dayOf(one.attemptKey) === dayOf(attemptKey))
      const isWithin = limits.dailyCap === 0 || sameDay.length <= limits.dailyCap
      hold('cap', isWithin, `${sameDay.length} posts in a day`)
    },
  }
}

/** What pages hear, what they tell the server, and what the channel's list proves. */
function watchWords(books: Books) {
  const { clock, doubted, hold, learned, limits, taken } = books
  const proven = new Set<string>()
  const strikes = new Map<number, number>()
  const strike = (contentId: number, most: number) => {
    const count = (strikes.get(contentId) ?? 0) + 1
    strikes.set(contentId, count)
    hold('strikes', count <= most, `content ${contentId} has failed ${count} times`)
  }
  return {
    heard(key: string, outcome: string) {
      if (outcome === 'accepted') doubted.set(key, contentOf(key))
      // A page that froze hears the silence after the channel has been looked at.
      if (outcome === 'unknown' && !proven.has(key)) doubted.set(key, contentOf(key))
      if (outcome !== 'unknown' && outcome !== 'not-sent') learned.set(key, outcome)
    },
    /** After the settle time the channel's list says what became of an attempt. */
    proved(key: string) {
      proven.add(key)
      if (learned.get(key) !== 'accepted') doubted.delete(key)
    },
    told({ key }: Attempt, outcome: string) {
      taken.add(key)
      if (REFUSALS.includes(outcome)) doubted.delete(key)
    },
    refused({ content }: Attempt, outcome: string) {
      if (outcome === 'bot_check') books.coolUntil = clock.now() + limits.settings.failureWaitMs
      if (outcome === 'no_permission') books.isEnded = true
      if (REFUSALS_OF_CONTENT.includes(outcome)) strike(content.id, STRIKES)
    },
    /** A person has queued it again: it has all its tries once more. */
    mended: ({ id }: Attempt['content']) => void strikes.delete(id),
    /** One that is queued again: the last is given to a person instead. */
    absent: ({ content }: Attempt) => strike(content.id, STRIKES - 1),
  }
}

export const contentOf = (key: string): number => Number(/content-(\d+)/.exec(key)?.[1])
