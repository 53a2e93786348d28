import { behaviour } from '@omc/behaviours/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLong } from '../../../../vitest.limits.ts'
import { hostileMessages } from '../testing/hostile-messages.ts'
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

const COUNT = isLong ? 100_000 : 10_000

it(`accepts none of ${COUNT} hostile messages and throws on none`, () => {
  let count = 0
  fc.assert(
    fc.property(hostileMessages({ window: frame, origin, openId: 'open-1' }), (event) => {
      count += 1
      expect(parseFrameMessage(event, expected).ok).toBe(false)
    }),
    { numRuns: COUNT },
  )
  expect(count).toBe(COUNT)
})
