import { expect, test, vi } from 'vitest'
import {
  createFrameProtocol,
  parseContent,
  parseFrameRequest,
  readChannelAnswer,
  SUBJECTS,
} from './frame-protocol.js'
import { parseImageRequest } from './process-image.js'

const CONSOLE = 'http://localhost:8080'
const page = { platform: 'jd', uid: 'u1' }

function speaker(options: { parentOrigin?: string; answer?: object | undefined } = {}) {
  const parent = { postMessage: vi.fn() }
  const answer = 'answer' in options ? options.answer : { ok: true, content_id: 'p1' }
  const handle = vi.fn(async () => answer as { ok: true } | undefined)
  // fromEntries forgets that every subject got its handler
  const handlers = Object.fromEntries(
    SUBJECTS.map((subject) => [subject, handle]),
  ) as unknown as Parameters<typeof createFrameProtocol>[0]['handlers']
  const protocol = createFrameProtocol({
    ...page,
    parentOrigin: options.parentOrigin ?? CONSOLE,
    consoleOrigins: [CONSOLE],
    parent,
    handlers,
  })
  return { protocol, parent, handle }
}

const request = (fields: object = {}) => ({
  omc: 1,
  kind: 'request',
  name: 'requestPublishContent',
  id: 'r-1',
  payload: { title: 'x' },
  ...fields,
})

test('announces itself to a known console, at its exact origin', () => {
  const { protocol, parent } = speaker()
  protocol.announce()
  const ready = { omc: 1, kind: 'ready', name: 'ready', id: '', payload: page }
  expect(parent.postMessage.mock.calls).toEqual([[ready, CONSOLE]])
})

test.each(['http://evil.test', '', '*', 'null', `${CONSOLE}/`, 'http://localhost:8081'])(
  'neither announces to nor hears a parent at %j',
  async (parentOrigin) => {
    const { protocol, parent, handle } = speaker({ parentOrigin })
    protocol.announce()
    await protocol.receive({ source: parent, origin: parentOrigin, data: request() })
    expect(parent.postMessage).not.toHaveBeenCalled()
    expect(handle).not.toHaveBeenCalled()
  },
)

test('answers a request with its name and id, to the console only', async () => {
  const { protocol, parent } = speaker()
  await protocol.receive({ source: parent, origin: CONSOLE, data: request() })
  expect(parent.postMessage.mock.calls).toEqual([
    [
      {
        omc: 1,
        kind: 'response',
        name: 'responsePublishContent',
        id: 'r-1',
        payload: { ok: true, content_id: 'p1' },
      },
      CONSOLE,
    ],
  ])
})

test('does nothing for another window or another origin', async () => {
  const { protocol, parent, handle } = speaker()
  await protocol.receive({ source: {}, origin: CONSOLE, data: request() })
  await protocol.receive({ source: parent, origin: 'http://evil.test', data: request() })
  expect(handle).not.toHaveBeenCalled()
  expect(parent.postMessage).not.toHaveBeenCalled()
})

test('answers a repeated request id the same without publishing again, also while it runs', async () => {
  const { protocol, parent, handle } = speaker()
  const message = { source: parent, origin: CONSOLE, data: request() }
  await Promise.all([protocol.receive(message), protocol.receive(message)])
  await protocol.receive(message)
  expect(handle).toHaveBeenCalledTimes(1)
  expect(parent.postMessage).toHaveBeenCalledTimes(3)
  expect(new Set(parent.postMessage.mock.calls.map((call) => JSON.stringify(call))).size).toBe(1)
})

test('stays silent when the outcome is unknown', async () => {
  const { protocol, parent, handle } = speaker({ answer: undefined })
  await protocol.receive({ source: parent, origin: CONSOLE, data: request() })
  expect(handle).toHaveBeenCalledTimes(1)
  expect(parent.postMessage).not.toHaveBeenCalled()
})

test.each([
  [null],
  ['requestPublishContent'],
  [request({ omc: 2 })],
  [request({ kind: 'response' })],
  [request({ name: 'requestEverything' })],
  [request({ name: 'PublishContent' })],
  [request({ name: 'requesttoString' })],
  [request({ id: '' })],
  [request({ id: 7 })],
  [request({ id: 'x'.repeat(101) })],
])('understands nothing in %j', (data) => {
  expect(parseFrameRequest(data)).toBeUndefined()
})

test('takes known fields of a content only', () => {
  const payload = {
    attempt_key: 'k',
    channel: 'jd',
    uid: 'u1',
    title: 't',
    colour: 'red',
    items: [{ item_id: 7 }, null, { title: 'x' }],
    images: ['a', 3, ''],
    draft: 'yes',
  }
  expect(parseContent(payload, page)).toEqual({
    ok: true,
    content: {
      attempt_key: 'k',
      channel: 'jd',
      uid: 'u1',
      title: 't',
      desc: '',
      images: ['a'],
      paragraphs: [],
      items: [{ item_id: '7' }],
      draft: false,
      activity: false,
    },
  })
})

test.each([
  ['another account', { attempt_key: 'k', channel: 'jd', uid: 'u2', title: 't' }],
  ['another channel', { attempt_key: 'k', channel: 'pdd', uid: 'u1', title: 't' }],
  ['no attempt key', { channel: 'jd', uid: 'u1', title: 't' }],
  ['no title', { attempt_key: 'k', channel: 'jd', uid: 'u1' }],
  ['no shape', 7],
])('rejects a content with %s', (_case, payload) => {
  expect(parseContent(payload, page)).toMatchObject({ ok: false, code: 'rejected' })
})

test.each([
  [
    200,
    { ok: true, content_id: 'p1', feed_id: 'f1' },
    { ok: true, content_id: 'p1', feed_id: 'f1' },
  ],
  [
    403,
    { ok: false, code: 'bot_check', message: 'm' },
    { ok: false, code: 'bot_check', message: 'm' },
  ],
  [422, { code: 'invalid', message: 'm' }, { ok: false, code: 'rejected', message: 'm' }],
  [200, { ok: true }, undefined],
  [200, { ok: false, code: 'bot_check' }, undefined],
  [200, undefined, undefined],
  [500, { code: 'internal', message: 'm' }, undefined],
  [502, { ok: false, code: 'rejected' }, undefined],
])('reads %i %j as %j', (status, body, answer) => {
  expect(readChannelAnswer(status, body)).toEqual(answer)
})

test.each([
  ['/pictures/1.svg', true],
  ['http://127.0.0.1:8090/pictures/1.svg', true],
  ['data:image/png;base64,AAAA', true],
  ['http://localhost:8080/a.png', false],
  ['https://evil.test/a.png', false],
  ['data:text/html,<p>', false],
  ['javascript:alert(1)', false],
  [7, false],
])('draws the picture %j: %j', (url, drawn) => {
  expect(parseImageRequest({ url }, 'http://127.0.0.1:8090/creator/jd') !== undefined).toBe(drawn)
})
