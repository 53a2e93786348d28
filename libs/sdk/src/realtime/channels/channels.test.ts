import { behaviour } from '@omc/behaviours/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { declareChannel } from './channel-declaration.ts'
import { channels } from './channels.ts'

const command = {
  id: 'id-1',
  uid: 'u1',
  command: 'start_publish',
  msg: 'go',
  issuer: 'manager',
  issued_at: '2026-03-01T10:00:00Z',
  expires_at: '2026-03-01T10:01:00Z',
  params: { count: 3 },
}
const issuedAt = Date.parse(command.issued_at)

describe('EventsChannel', () => {
  it('reads a command', () => {
    behaviour('B-206', () =>
      expect(channels.Events.parse(command)).toEqual({
        kind: 'command',
        command: {
          id: 'id-1',
          name: 'start_publish',
          uid: 'u1',
          issuedAt,
          expiresAt: issuedAt + 60_000,
          params: { count: 3 },
          msg: 'go',
          issuer: 'manager',
        },
      }),
    )
  })

  it('reads the channel of the account that a command is for', () => {
    expect(channels.Events.parse({ ...command, platform: 'jd' })).toMatchObject({
      command: { uid: 'u1', platform: 'jd' },
    })
  })

  it.each([
    [
      'a phase',
      { id: '7', phase: 'finished', detail: null, uid: 'u1' },
      { kind: 'phase', id: '7', uid: 'u1', phase: 'finished', detail: '' },
    ],
    [
      'a change of the queue',
      { msg: 'queue_changed', command: '', uid: 'u1', kind: 'queued', publish_content_id: '3' },
      { kind: 'queue-changed', uid: 'u1', change: 'queued', publishContentId: '3' },
    ],
    [
      'a refusal of an own action',
      { error: { action: 'send_event', code: 'forbidden', detail: 'needs a manager', ref: 'r' } },
      {
        kind: 'refused',
        action: 'send_event',
        code: 'forbidden',
        detail: 'needs a manager',
        ref: 'r',
      },
    ],
    [
      'a command that this version does not know',
      { ...command, command: 'format_disk' },
      { kind: 'command', command: { name: 'format_disk' } },
    ],
  ])('reads %s', (_name, raw, expected) => {
    expect(channels.Events.parse(raw)).toMatchObject(expected)
  })

  it.each([
    ['a word of tomorrow', { msg: 'weather', uid: 'u1' }],
    ['a phase of tomorrow', { id: '7', phase: 'postponed', uid: 'u1' }],
    ['no id', { ...command, id: '' }],
    ['an id without end', { ...command, id: 'x'.repeat(201) }],
    ['no uid', { ...command, uid: '' }],
    ['no expiry', { ...command, expires_at: undefined }],
    ['an expiry of words', { ...command, expires_at: 'tomorrow' }],
    ['a list of params', { ...command, params: [1] }],
    ['text', 'start_publish'],
    ['inherited fields', Object.create(command)],
  ])('calls %s unknown', (_name, raw) => {
    expect(channels.Events.parse(raw)).toBeNull()
  })
})

describe('NotificationsChannel', () => {
  it('reads how far a running job is', () => {
    const job = { id: '9', state: 'running', done_count: 12, total_count: null }
    expect(channels.Notifications.parse({ title: 'x', job })).toMatchObject({
      job: { id: '9', state: 'running', doneCount: 12, totalCount: null },
    })
    const wrong = { ...job, done_count: -1, total_count: '7' }
    expect(channels.Notifications.parse({ title: 'x', job: wrong })).toMatchObject({
      job: { doneCount: null, totalCount: null },
    })
  })

  it('reads a notice with its job', () => {
    const raw = {
      title: 'Done',
      message: '3 published',
      level: 'success',
      action: '/carry/publish/list',
      job: { id: '9', state: 'succeeded' },
      notice_id: 4,
    }
    behaviour('B-205', () =>
      expect(channels.Notifications.parse(raw)).toEqual({
        kind: 'notice',
        title: 'Done',
        message: '3 published',
        en: null,
        level: 'success',
        job: { id: '9', state: 'succeeded', doneCount: null, totalCount: null },
        noticeId: '4',
        action: '/carry/publish/list',
      }),
    )
  })

  it('reads the English of a notice, where it has words', () => {
    const en = { title: 'Done', message: '3 published' }
    const english = (raw: unknown) =>
      channels.Notifications.parse({ title: '完成', message: '', en: raw })?.en
    expect([en, { title: 'Done' }, {}, 'Done'].map(english)).toEqual([
      en,
      { title: 'Done', message: '' },
      null,
      null,
    ])
  })

  it('takes a notice of few words, and none without', () => {
    expect(channels.Notifications.parse({ message: 'hi' })).toMatchObject({
      title: '',
      message: 'hi',
      level: 'info',
      job: null,
      noticeId: null,
    })
    expect(channels.Notifications.parse({ title: 5, message: {} })).toBeNull()
  })
})

it('throws on nothing, whatever comes', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(...Object.values(channels)), (raw, { parse }) => {
      parse(raw)
      parse({ ...command, params: raw })
      parse({ error: raw })
    }),
    { numRuns: 3000 },
  )
  const hostile = new Proxy({}, { getOwnPropertyDescriptor: () => expect.unreachable() })
  for (const { parse } of Object.values(channels)) expect(parse(hostile)).toBeNull()
})

it('declares other channels in the same way', () => {
  const weather = declareChannel('WeatherChannel', (raw) => (raw === 'rain' ? 'rain' : null))
  expect([weather.name, weather.parse('rain'), weather.parse('mud')]).toEqual([
    'WeatherChannel',
    'rain',
    null,
  ])
})
