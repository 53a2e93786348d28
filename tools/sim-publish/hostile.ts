import type { Random } from '../../libs/core/src/index.ts'
import { seededRandom, VirtualClock } from '../../libs/core/src/testing/index.ts'
import { createFrameBridge } from '../../libs/publisher/src/index.ts'
import type { FrameMessageEvent } from '../../libs/publisher/src/index.ts'
import {
  FORGED_PAYLOAD,
  FORGED_READY,
  forgedAnswer,
} from '../../libs/publisher/src/testing/index.ts'
import { FRAME_ORIGIN } from './frame.ts'
import type { Plant } from './plants.ts'
import { rested } from './play.ts'

export type HostileRun = {
  readonly count: number
  /** Messages that did something, by index. */
  readonly effects: readonly {
    readonly index: number
    readonly kind: string
    readonly what: string
  }[]
}

const WINDOW = { frame: true }
const OPEN = 'open-1'
const DATA = forgedAnswer(OPEN)

/**
 * Throws hostile messages at the product's frame bridge while a publication is open in it. Each must
 * be dropped: nothing is settled, announced or thrown.
 */
export async function throwHostile(
  seed: number,
  count: number,
  hear?: Plant['hear'],
): Promise<HostileRun> {
  const effects: { index: number; kind: string; what: string }[] = []
  const target = openTarget()
  for (let index = 0; index < count; index += 1) {
    const { kind, event } = drawHostile(seed, index)
    const what = target.take(hear ? hear(event, WINDOW) : event)
    if (what) effects.push({ index, kind, what })
  }
  await rested()
  if (target.settledCount() > effects.length)
    effects.push({ index: count, kind: 'any', what: 'an open request was settled unseen' })
  return { count, effects }
}

/** A bridge with an open publication, opened again whenever a message got through. */
function openTarget() {
  const clock = new VirtualClock(0)
  let settled = 0
  let announced = 0
  const open = () => {
    const bridge = createFrameBridge({
      post: () => undefined,
      source: () => WINDOW,
      origin: FRAME_ORIGIN,
      clock,
      newId: () => OPEN,
      timeoutMs: 60_000,
      onReady: () => void (announced += 1),
    })
    bridge.receive({ source: WINDOW, origin: FRAME_ORIGIN, data: FORGED_READY })
    void bridge.request('PublishContent', CONTENT).then(() => void (settled += 1))
    announced = 0
    return bridge
  }
  let bridge = open()
  let dropped = 0
  return {
    settledCount: () => settled,
    take(event: FrameMessageEvent): string | null {
      try {
        bridge.receive(event)
      } catch (error) {
        return `threw ${String(error)}`
      }
      const now = Object.values(bridge.getDropped()).reduce((sum, one) => sum + one, 0)
      const isDropped = now === dropped + 1 && announced === 0
      dropped = now
      if (isDropped) return null
      const what = announced > 0 ? 'was taken as an announcement' : 'was taken as an answer'
      bridge = open()
      dropped = 0
      return what
    },
  }
}

const CONTENT = {
  attempt_key: 'key',
  channel: 'jd',
  uid: 'u',
  title: 't',
  desc: '',
  images: [],
  paragraphs: [],
  items: [],
  draft: false,
  activity: false,
}

/** One message, and which of its parts is wrong. */
export function drawHostile(
  seed: number,
  index: number,
): { readonly kind: string; readonly event: FrameMessageEvent } {
  const random = seededRandom(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b))
  const [kind, draw] = oneOf(random, Object.entries(KINDS))
  return { kind, event: { source: WINDOW, origin: FRAME_ORIGIN, data: DATA, ...draw(random) } }
}

const KINDS: Readonly<Record<string, (random: Random) => Partial<FrameMessageEvent>>> = {
  'foreign window': (random) => ({
    source: oneOf(random, [
      {},
      { frame: true },
      null,
      undefined,
      'window',
      1,
      new Proxy(WINDOW, {}),
    ]),
    data: oneOf(random, [DATA, FORGED_READY]),
  }),
  'foreign origin': (random) => ({
    origin: oneOf(random, [...NEAR_ORIGINS, junk(random)]),
    data: oneOf(random, [DATA, FORGED_READY]),
  }),
  'no protocol': (random) => ({ data: oneOf(random, [...NO_PROTOCOL, junk(random)]) }),
  'wrong head': (random) => ({ data: { ...DATA, ...oneOf(random, WRONG_HEADS) } }),
  'guessed request': (random) => ({ data: { ...DATA, id: `open-${2 + at(random, 1_000_000)}` } }),
  'wrong payload': (random) => ({ data: { ...DATA, payload: wrongPayload(random) } }),
  'wrong announcement': (random) => ({ data: { ...FORGED_READY, ...oneOf(random, WRONG_READY) } }),
}

const NEAR_ORIGINS = [
  '*',
  'null',
  '',
  `${FRAME_ORIGIN}/`,
  `${FRAME_ORIGIN}:443`,
  `${FRAME_ORIGIN}.evil.example`,
  FRAME_ORIGIN.toUpperCase(),
  FRAME_ORIGIN.replace('https', 'http'),
  ` ${FRAME_ORIGIN}`,
  [FRAME_ORIGIN],
  { toString: () => FRAME_ORIGIN },
  new String(FRAME_ORIGIN),
]

const trap: object = new Proxy(
  {},
  {
    getOwnPropertyDescriptor() {
      throw new Error('trap')
    },
  },
)
const getter: object = Object.defineProperty({ ...DATA }, 'payload', {
  get() {
    throw new Error('getter')
  },
})
const NO_PROTOCOL = [
  trap,
  getter,
  Object.create(DATA) as unknown,
  [DATA],
  JSON.stringify(DATA),
  null,
  undefined,
  () => DATA,
  Symbol('data'),
  1n,
  new Map(Object.entries(DATA)),
  { data: DATA },
]

const WRONG_HEADS = [
  { omc: '1' },
  { omc: 2 },
  { omc: [1] },
  { omc: true },
  { kind: 'request' },
  { kind: null },
  { kind: 'Response' },
  { kind: ['response'] },
  ...['responseUserInfo', 'responseSubmitContent', 'PublishContent', 'responsetoString'].map(
    (name) => ({ name }),
  ),
  ...['response__proto__', 'responsepublishcontent', '', 7, null].map((name) => ({ name })),
  { id: '' },
  { id: 1 },
  { id: [OPEN] },
  { id: `${OPEN} ` },
  { id: '__proto__' },
]
const WRONG_READY = [
  { name: 'Ready' },
  { id: OPEN },
  { id: null },
  { payload: null },
  { payload: [] },
  { payload: { platform: '', uid: 'u' } },
  { payload: { platform: 'jd' } },
  { payload: { platform: 'x'.repeat(101), uid: 'u' } },
]

function wrongPayload(random: Random): unknown {
  const text = oneOf(random, ['', 'x'.repeat(201), 7, null, ['forged'], { id: 'forged' }])
  return oneOf(random, [
    { ...FORGED_PAYLOAD, content_id: text },
    { ...FORGED_PAYLOAD, ok: 'true' },
    { ...FORGED_PAYLOAD, ok: 1 },
    { ok: true, content_id: 'forged' },
    { ok: true, feed_id: 'forged' },
    { ok: false, code: 'published', message: '' },
    { ok: false, code: 'rejected' },
    Object.create(FORGED_PAYLOAD) as unknown,
    [FORGED_PAYLOAD],
    trap,
    null,
    junk(random),
  ])
}

/** Values of any type, nested; none is a message. */
function junk(random: Random, depth = 0): unknown {
  const leaf = [at(random, 1e9), `text ${at(random, 1e6)}`, null, true, undefined, Number.NaN]
  if (depth > 3 || random.next() < 0.4) return oneOf(random, leaf)
  const parts = Array.from({ length: at(random, 4) }, () => junk(random, depth + 1))
  if (random.next() < 0.5) return parts
  const names = ['ok', 'kind', 'name', 'payload', '__proto__', 'toString', 'x']
  return Object.fromEntries(parts.map((part) => [oneOf(random, names), part]))
}

const at = (random: Random, limit: number): number => Math.floor(random.next() * limit)

function oneOf<T>(random: Random, values: readonly T[]): T {
  // as: the index is below the length, and no list is empty.
  return values[at(random, values.length)] as T
}
