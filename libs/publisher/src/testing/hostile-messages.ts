import * as fc from 'fast-check'
import type { FrameMessageEvent } from '../frame-bridge/parse-frame-message.ts'
import { FORGED_PAYLOAD, FORGED_READY, forgedAnswer } from './forged-messages.ts'

/** What an attacker may know: the frame, its origin and the request that is open in it. */
export type KnownFrame = {
  readonly window: object
  readonly origin: string
  /** Id of an open request PublishContent. */
  readonly openId: string
}

const throwing: object = new Proxy(
  {},
  {
    getOwnPropertyDescriptor() {
      throw new Error('trap')
    },
  },
)
const junk = fc.oneof(
  fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true }),
  fc.constant(throwing),
)

/**
 * Messages that must do nothing. From a wrong window or origin anything at all, the right words
 * included; from the right one anything but a right message.
 */
export function hostileMessages({
  window,
  origin,
  openId,
}: KnownFrame): fc.Arbitrary<FrameMessageEvent> {
  const data = forgedAnswer(openId)
  const right = fc.constantFrom<unknown>(data, FORGED_READY)
  const close = closeTo(openId)
  const foreign = fc.record({
    source: fc.oneof(fc.constant<unknown>({ ...window }), fc.constant<unknown>(null), junk),
    origin: fc.oneof(fc.constant<unknown>(origin), junk),
    data: fc.oneof(right, close, junk),
  })
  const wrongOrigin = fc.record({
    source: fc.constant<unknown>(window),
    origin: fc.oneof(
      fc.constantFrom<unknown>('*', 'null', `${origin}/`, origin.toUpperCase()),
      junk,
    ),
    data: fc.oneof(right, close),
  })
  const wrongData = fc.record({
    source: fc.constant<unknown>(window),
    origin: fc.constant<unknown>(origin),
    data: fc.oneof(
      junk,
      close.map((message) => ({ ...message, id: 'guessed' })),
      close.map((message) => ({ ...message, omc: '1' })),
      junk.map((broken) => ({ ...data, payload: broken })),
    ),
  })
  return fc.oneof(foreign, wrongOrigin, wrongData)
}

/** Messages of which some parts are right. */
function closeTo(openId: string) {
  return fc.record(
    {
      omc: fc.constantFrom<unknown>(1, '1', true, [1]),
      kind: fc.constantFrom<unknown>('response', 'ready', 'request', null),
      name: fc.constantFrom<unknown>(
        'responsePublishContent',
        'ready',
        'responseUserInfo',
        '__proto__',
        3,
      ),
      id: fc.oneof(fc.constantFrom<unknown>(openId, '', 'open-2', 1), fc.uuid()),
      payload: fc.oneof(fc.constant<unknown>(FORGED_PAYLOAD), junk),
    },
    { requiredKeys: [] },
  )
}
