import { behaviour } from '@omc/behaviours/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFrameMessage } from './parse-frame-message.ts'
import type { ExpectedFrame, FrameMessageEvent } from './parse-frame-message.ts'

const frame = { frame: true }
const origin = 'http://127.0.0.1:8090'
const expected: ExpectedFrame = {
  source: frame,
  origin,
  subjectOf: (id) => (id === 'open-1' ? 'PublishContent' : undefined),
}
const payload = { ok: true, content_id: 'c', feed_id: 'f' }
const data = { omc: 1, kind: 'response', name: 'responsePublishContent', id: 'open-1', payload }
const PAGE = { platform: 'jd', uid: 'uid-1' }
const good: FrameMessageEvent = { source: frame, origin, data }

describe('one message of the frame', () => {
  it('is accepted when window, origin, name, open request and payload are right', () => {
    const message = parseFrameMessage(good, expected)
    behaviour('B-218', () =>
      expect(message).toEqual({
        ok: true,
        kind: 'response',
        id: 'open-1',
        subject: 'PublishContent',
        payload,
      }),
    )
  })

  it.each<[string, FrameMessageEvent, string]>([
    ['another window', { ...good, source: {} }, 'foreign-source'],
    ['no window', { ...good, source: null }, 'foreign-source'],
    ['another origin', { ...good, origin: 'http://127.0.0.1:8091' }, 'foreign-origin'],
    ['an origin that starts alike', { ...good, origin: `${origin}.evil.test` }, 'foreign-origin'],
    ['no object', { ...good, data: 'responsePublishContent' }, 'not-protocol'],
    ['another version', { ...good, data: { ...data, omc: 2 } }, 'not-protocol'],
    ['a request', { ...good, data: { ...data, kind: 'request' } }, 'not-protocol'],
    ['inherited fields', { ...good, data: Object.create(data) as unknown }, 'not-protocol'],
    ['an unknown name', { ...good, data: { ...data, name: 'responseDelete' } }, 'unknown-name'],
    ['a prototype name', { ...good, data: { ...data, name: 'responsetoString' } }, 'unknown-name'],
    ['a request nobody made', { ...good, data: { ...data, id: 'x' } }, 'unknown-request'],
    [
      'an answer to another question',
      { ...good, data: { ...data, name: 'responseUserInfo' } },
      'wrong-name',
    ],
    [
      'no content id',
      { ...good, data: { ...data, payload: { ok: true, content_id: '', feed_id: 'f' } } },
      'payload-invalid',
    ],
    [
      'ok as text',
      { ...good, data: { ...data, payload: { ...payload, ok: 'true' } } },
      'payload-invalid',
    ],
    [
      'an open failure code',
      { ...good, data: { ...data, payload: { ok: false, code: 'x', message: '' } } },
      'payload-invalid',
    ],
    ['ready with an id', { ...good, data: { ...data, kind: 'ready' } }, 'unknown-name'],
  ])('is dropped: %s', (_, event, code) => {
    expect(parseFrameMessage(event, expected)).toEqual({ ok: false, code })
  })

  it('announces the frame by one name and no id', () => {
    const ready = { ...data, kind: 'ready', name: 'ready', id: '', payload: PAGE }
    expect(parseFrameMessage({ ...good, data: ready }, expected)).toEqual({
      ok: true,
      kind: 'ready',
      payload: PAGE,
    })
    for (const wrong of [{ name: 'hello' }, { id: 'open-1' }])
      expect(parseFrameMessage({ ...good, data: { ...ready, ...wrong } }, expected)).toEqual({
        ok: false,
        code: 'unknown-name',
      })
  })

  it('is dropped while there is no frame, even when it has no source either', () => {
    const nobody = { ...expected, source: null }
    expect(parseFrameMessage({ ...good, source: null }, nobody)).toEqual({
      ok: false,
      code: 'foreign-source',
    })
  })

  it('carries a foreign message cut to 2,000 characters and no field nobody named', () => {
    const long = { ok: false, code: 'rejected', message: 'x'.repeat(50_000), extra: 1 }
    const message = parseFrameMessage({ ...good, data: { ...data, payload: long } }, expected)
    expect(message).toMatchObject({ payload: { message: 'x'.repeat(2_000) } })
    expect(JSON.stringify(message)).not.toContain('extra')
  })
})

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
const close = fc.record(
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
    id: fc.oneof(fc.constantFrom<unknown>('open-1', '', 'open-2', 1), fc.uuid()),
    payload: fc.oneof(fc.constant<unknown>(payload), junk),
  },
  { requiredKeys: [] },
)
// From a wrong window or origin anything at all; from the right one anything but a right message.
const foreign = fc.record({
  source: fc.oneof(fc.constant<unknown>({ frame: true }), junk),
  origin: fc.oneof(fc.constant<unknown>(origin), junk),
  data: fc.oneof(fc.constant<unknown>(data), close, junk),
})
const wrongOrigin = fc.record({
  source: fc.constant<unknown>(frame),
  origin: fc.oneof(fc.constantFrom<unknown>('*', 'null', `${origin}/`, origin.toUpperCase()), junk),
  data: fc.oneof(fc.constant<unknown>(data), close),
})
const wrongData = fc.record({
  source: fc.constant<unknown>(frame),
  origin: fc.constant<unknown>(origin),
  data: fc.oneof(
    junk,
    close.map((message) => ({ ...message, id: 'guessed' })),
    close.map((message) => ({ ...message, omc: '1' })),
    junk.map((broken) => ({ ...data, payload: broken })),
  ),
})

it('accepts none of 10,000 hostile messages and throws on none', () => {
  let count = 0
  fc.assert(
    fc.property(fc.oneof(foreign, wrongOrigin, wrongData), (event) => {
      count += 1
      expect(parseFrameMessage(event, expected).ok).toBe(false)
    }),
    { numRuns: 10_000 },
  )
  expect(count).toBe(10_000)
})
