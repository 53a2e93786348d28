import type { PublisherEvent } from '@omc/publisher'
import { describe, expect, it } from 'vitest'
import { eventKey, reasonKey } from '../screen/event-key.ts'
import { eventRows, eventsCsv, filterEvents } from './event-rows.ts'
import type { ServerEvent } from './event-rows.ts'

let seq = 0
const live = (event: Partial<PublisherEvent>): PublisherEvent => ({
  seq: (seq += 1),
  at: 1_000 * seq,
  kind: 'outcome',
  level: 'success',
  attemptKey: 'key-1',
  title: '夏季',
  detail: '991',
  ...event,
})
const server = (event: Readonly<Record<string, unknown>>): ServerEvent =>
  ({
    id: '1',
    type: 'publish_events',
    kind: 'published',
    attempt_id: '7',
    created_at: new Date(500).toISOString(),
    title: '夏季',
    detail: { feed_id: '991' },
    ...event,
  }) as unknown as ServerEvent

describe('the timeline', () => {
  it('tells an attempt once, no matter which source told it first', () => {
    const attemptIds = new Map([['key-1', '7']])
    const rows = eventRows({ events: [live({})], attemptIds }, [
      server({}),
      server({ id: '2', attempt_id: '8' }),
    ])
    expect(rows.map(({ source, name, detail }) => [source, name, detail])).toEqual([
      ['live', 'outcome_accepted', '991'],
      ['server', 'published', '991'],
    ])
  })

  it('stands newest first and leaves out the steps and the pauses between items', () => {
    const events = [
      live({ kind: 'claimed' }),
      live({}),
      live({ kind: 'waiting', level: 'info', detail: 'pacing' }),
      live({ kind: 'stopped', detail: 'completed' }),
    ]
    const rows = eventRows({ events, attemptIds: new Map() }, [server({ kind: 'submitting' })])
    expect(rows.map(({ name }) => name)).toEqual(['stopped_completed', 'outcome_accepted'])
  })

  it.each([
    ['in_vain', 'publishing.reason.in-vain'],
    ['disputed', 'publishing.reason.disputed'],
    ['other_item', 'publishing.reason.other-item'],
    ['unverified', 'publishing.reason.lookup-unclear'],
  ])('says why a person decides: %s', (code, key) => {
    const [row] = eventRows({ events: [], attemptIds: new Map() }, [
      server({ kind: 'needs_human', detail: { code, message: 'status 500' } }),
    ])
    expect(reasonKey(row?.reason ?? '')).toBe(key)
  })

  it.each([
    ['error', 'upload-failed: 超时', 'outcome_upload-failed', '超时'],
    ['warning', 'frame-not-ready: 未登录', 'outcome_not-sent', '未登录'],
    ['error', 'no-permission: B_Publish_Perm', 'outcome_no-permission', 'B_Publish_Perm'],
  ] as const)('names a %s of "%s"', (level, detail, name, words) => {
    const [row] = eventRows({ events: [live({ level, detail })], attemptIds: new Map() }, [])
    expect(row).toMatchObject({ name, detail: words })
    expect(eventKey(name)).toBe(`publishing.event.${name}`)
  })

  it('is narrowed to successes or failures', () => {
    const rows = eventRows(
      {
        events: [live({}), live({ level: 'error', detail: 'rejected: x' })],
        attemptIds: new Map(),
      },
      [],
    )
    expect(filterEvents(rows, 'success')).toHaveLength(1)
    expect(filterEvents(rows, 'failed')).toHaveLength(1)
    expect(filterEvents(rows, 'all')).toHaveLength(2)
  })

  it('leaves as a table in which no text can start a formula', () => {
    const rows = eventRows(
      { events: [live({ title: '=HYPERLINK("x")', at: 0 })], attemptIds: new Map() },
      [],
    )
    const words = {
      head: ['时间', '事件', '标题', '说明', '来源'],
      event: () => '发布成功',
      detail: () => '',
      source: () => '本页',
    }
    const [head, line] = eventsCsv(rows, words).split('\r\n')
    expect(head).toBe('"时间","事件","标题","说明","来源"')
    expect(line).toContain(`"'=HYPERLINK(""x"")"`)
  })
})
