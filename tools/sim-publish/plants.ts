import * as RULES from '../../libs/core/src/publish-ledger/index.ts'
import type { FrameMessageEvent, Outbox, PublisherApi } from '../../libs/publisher/src/index.ts'
import type { PublisherConfig, PublishFrame } from '../../libs/publisher/src/index.ts'
import { naiveOrder } from '../chaos/naive-order.ts'
import { FRAME_ORIGIN } from './frame.ts'
import type { Rules, Settings } from './ledger.ts'

/** One rule of the product taken away; everything else is the product. */
export type Plant = {
  readonly rules?: Partial<Rules>
  readonly settings?: Partial<Settings>
  readonly api?: (api: PublisherApi) => PublisherApi
  readonly frame?: (frame: PublishFrame) => PublishFrame
  readonly outbox?: (outbox: Outbox) => Outbox
  readonly config?: (config: PublisherConfig) => PublisherConfig
  readonly hear?: (event: FrameMessageEvent, window: object) => FrameMessageEvent
  readonly deafToPause?: true
  /** A device that connects lets an ended queue go on. */
  readonly connectReopens?: true
  /** The server does not look whether the channel is switched off. */
  readonly deafToChannel?: true
}

export const NO_PLANT: Plant = {}
const LONG_MS = 1e9
const { holdsLease, judgeLookup, judgeRefusal, judgeReport, maySubmit, pacingWait, whenLeft } =
  RULES

/** A planted fault of each rule: a simulation that does not find one proves nothing of its rule. */
export const PLANTS: Readonly<Record<string, Plant>> = {
  'sends before the server has written it down': { api: naiveOrder },
  'silence of the frame counts as not sent': {
    frame: ({ publish }) => ({
      async publish(content) {
        const outcome = await publish(content)
        if (outcome.tag !== 'unknown') return outcome
        return { tag: 'not-sent', reason: 'frame-not-ready', message: '' }
      },
    }),
  },
  'an unknown outcome is reported as not sent': {
    api: (api) => ({
      ...api,
      report: (result) =>
        api.report(result.outcome === 'unknown' ? { ...result, outcome: 'not_sent' } : result),
    }),
  },
  'a submit that is answered late is sent all the same': {
    config: (config) => ({
      ...config,
      callTimeoutMs: LONG_MS,
      loop: { ...config.loop, submitTimeoutMs: LONG_MS },
    }),
  },
  'results are not kept': {
    outbox: () => ({
      put: async (result) => result,
      list: async () => [],
      remove: async () => {},
      probe: async () => {},
    }),
  },
  'a late result is refused': {
    rules: {
      judgeReport: (attempt, given, found) =>
        attempt.state === 'unknown' || attempt.state === 'absent'
          ? { tag: 'never-sent' }
          : judgeReport(attempt, given, found),
    },
  },
  'messages of foreign windows are believed': {
    hear: (event, window) => ({ ...event, source: window, origin: FRAME_ORIGIN }),
  },
  'a pause is not heard': { deafToPause: true },
  'an old fence may start a send': {
    rules: {
      holdsLease: (lease, held, now) =>
        holdsLease({ ...lease, device_id: held.deviceId }, { deviceId: held.deviceId }, now),
    },
  },
  'a lease that ended still sends': {
    rules: {
      holdsLease: (lease, held, now) =>
        holdsLease({ ...lease, expires_at: new Date(now.getTime() + 1) }, held, now),
      maySubmit: (attempt, fence, now) =>
        maySubmit({ ...attempt, lease_expires_at: new Date(now.getTime() + 1) }, fence, now),
    },
  },
  'a live lease is taken unasked': { rules: { mayTakeLease: () => true } },
  'what was being sent goes back to the queue': {
    rules: { whenLeft: (state) => (state === 'submitting' ? 'release' : whenLeft(state)) },
  },
  'a look-up that says nothing proves absence': {
    rules: {
      judgeLookup: (attempt, found, now) =>
        judgeLookup(attempt, found === 'unclear' ? 'absent' : found, now),
    },
  },
  'a doubt is looked up before the channel has settled': { settings: { settleMs: 0 } },
  'a disputed post is sent again': {
    rules: {
      judgeLookup: (attempt, found, now) =>
        judgeLookup({ ...attempt, hasEvidence: false }, found, now),
    },
  },
  'the gap is not kept': {
    rules: { pacingWait: (pacing, now) => pacingWait({ ...pacing, gapMs: 0 }, now) },
  },
  'the daily cap is not kept': {
    rules: { pacingWait: (pacing, now) => pacingWait({ ...pacing, dailyCap: 0 }, now) },
  },
  'doubts do not count for the cap': { rules: { COUNTED_STATES: ['submitting'] } },
  'a bot check does not cool down': {
    rules: { pacingWait: (pacing, now) => pacingWait({ ...pacing, cooldownUntil: null }, now) },
  },
  'no permission does not end the queue': {
    rules: {
      judgeRefusal: (outcome, facts, waits) => ({
        ...judgeRefusal(outcome, facts, waits),
        endsQueue: false,
      }),
    },
  },
  'an ended queue goes on once a device connects': { connectReopens: true },
  'a channel that is switched off gets items': { deafToChannel: true },
  'strikes do not set a content aside': {
    rules: {
      judgeRefusal: (outcome, facts, waits) =>
        judgeRefusal(outcome, { ...facts, strikes: 0 }, waits),
    },
  },
  'a content that never comes is sent for ever': {
    rules: {
      judgeLookup: (attempt, found, now) => judgeLookup({ ...attempt, strikes: 0 }, found, now),
    },
  },
  'a released item is forgotten': {
    rules: { whenLeft: (state) => (state === 'claimed' ? 'keep' : whenLeft(state)) },
  },
}
