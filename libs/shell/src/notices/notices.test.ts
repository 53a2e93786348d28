import { behaviour } from '@omc/behaviours/vitest'
import { describe, expect, it, vi } from 'vitest'
import { createNotices, type NoticePorts } from './create-notices.ts'
import { NOTICE_LIST_QUERY, NOTICE_POPOVER_QUERY, noticeListQuery } from './notice-queries.ts'
import { NOTICE_TAB_WORDS, NOTICE_TABS, noticeRow, noticesOfTab } from './notice-tabs.ts'
import type { Notice } from './notice.ts'

const notice = (id: string, change: Partial<Notice> = {}): Notice => ({
  id,
  title: `t${id}`,
  message: `m${id}`,
  readed: false,
  created_at: '2026-07-26T06:02:00Z',
  ...change,
})

function bell(data: readonly Notice[] = [], recordCount = data.length) {
  const server = { data, recordCount }
  const ports = {
    list: vi.fn<NoticePorts<Notice>['list']>(async () => ({ ...server })),
    markRead: vi.fn<NoticePorts<Notice>['markRead']>(async () => undefined),
    clear: vi.fn<NoticePorts<Notice>['clear']>(async () => undefined),
  }
  const notices = createNotices<Notice>(ports)
  const ids = () => notices.state.notices.map(({ id }) => id)
  const count = () => notices.state.unreadCount
  return { server, ports, notices, ids, count }
}

/** A pull whose answer the test releases. */
function latePull(ports: ReturnType<typeof bell>['ports']) {
  let resolve: (answer: { data: readonly Notice[]; recordCount: number }) => void = () => undefined
  const promise = new Promise<{ data: readonly Notice[]; recordCount: number }>((settle) => {
    resolve = settle
  })
  ports.list.mockImplementationOnce(() => promise)
  return { resolve: (answer: Parameters<typeof resolve>[0]) => resolve(answer) }
}

describe('the popover', () => {
  it('has two tabs, notice and in-site mail', () => {
    behaviour('B-091', () =>
      expect(NOTICE_TABS.map((tab) => NOTICE_TAB_WORDS[tab].zh)).toEqual(['通知', '站内信']),
    )
  })

  it('has nothing under in-site mail', async () => {
    const { notices } = bell([notice('1')])
    await notices.pull()
    behaviour('B-092', () => expect(noticesOfTab('mail', notices.state)).toEqual([]))
    expect(noticesOfTab('notice', notices.state)).toHaveLength(1)
  })

  it('shows message, title and created time as MM-DD HH:mm', () => {
    behaviour('B-093', () =>
      expect(noticeRow(notice('1'), 'zh', 'Asia/Shanghai')).toEqual({
        title: 't1',
        message: 'm1',
        time: '07-26 14:02',
        isUnread: true,
      }),
    )
  })

  it("shows the word for 'just now' without a time", () => {
    behaviour('B-094', () => {
      expect(noticeRow(notice('1', { created_at: null }), 'zh').time).toBe('刚刚')
      expect(noticeRow(notice('1', { created_at: 'soon' }), 'en').time).toBe('just now')
    })
  })

  it('flags unread notices, and only those', () => {
    const flags = [false, true].map((readed) => noticeRow(notice('1', { readed }), 'zh').isUnread)
    behaviour('B-095', () => expect(flags).toEqual([true, false]))
  })

  it('asks for unread notices only, 10 of them', async () => {
    const { ports, notices } = bell()
    await notices.pull()
    behaviour('B-096', () =>
      expect(ports.list.mock.calls[0]?.[0]).toEqual({
        'filter[readed]': false,
        'page[number]': 1,
        'page[size]': 10,
        sort: ['readed', '-created_at'],
      }),
    )
    expect(NOTICE_POPOVER_QUERY['page[size]']).toBe(10)
  })
})

it('asks for page 1 of size 6 of the list, sorted readed,-created_at', () => {
  behaviour('B-097', () => {
    expect(NOTICE_LIST_QUERY).toEqual({
      'page[number]': 1,
      'page[size]': 6,
      sort: ['readed', '-created_at'],
    })
    expect(NOTICE_LIST_QUERY.sort.join(',')).toBe('readed,-created_at')
  })
})

it('fills the list from data and the unread count from meta.record_count', async () => {
  const { notices, ids, count } = bell([notice('1'), notice('2')], 37)
  await notices.pull()
  behaviour('B-098', () => expect([ids(), count()]).toEqual([['1', '2'], 37]))
})

it('leaves the list empty and the count 0 after a failed load', async () => {
  const { ports, notices, ids, count } = bell([notice('1')])
  await notices.pull()
  ports.list.mockRejectedValueOnce(new Error('502'))
  await behaviour(['B-099', 'E-004'], async () => {
    await expect(notices.pull()).resolves.toBeUndefined()
    expect([ids(), count()]).toEqual([[], 0])
  })
})

describe('clearing', () => {
  it('calls clear_notices, empties the list and sets the count to 0', async () => {
    const { ports, notices, ids, count } = bell([notice('1')], 9)
    await notices.pull()
    await notices.clear()
    behaviour('B-100', () => {
      expect(ports.clear).toHaveBeenCalledTimes(1)
      expect([ids(), count()]).toEqual([[], 0])
    })
  })

  it('changes nothing when the call failed', async () => {
    const { ports, notices, ids } = bell([notice('1')])
    await notices.pull()
    ports.clear.mockRejectedValueOnce(new Error('500'))
    await expect(notices.clear()).rejects.toThrow('500')
    expect(ids()).toEqual(['1'])
  })

  it('is not undone by a pull that began before', async () => {
    const { ports, notices, ids, count } = bell([notice('1')])
    await notices.pull()
    const late = latePull(ports)
    const pulling = notices.pull()
    await notices.clear()
    late.resolve({ data: [notice('1')], recordCount: 1 })
    await pulling
    expect([ids(), count()]).toEqual([[], 0])
  })
})

describe('reading', () => {
  it('marks a notice through PUT on it, once', async () => {
    const { ports, notices, count } = bell([notice('1'), notice('2')], 2)
    await notices.pull()
    await notices.read('1')
    expect(ports.markRead.mock.calls).toEqual([['1']])
    expect(count()).toBe(1)
    expect(notices.state.notices.map(({ readed }) => readed)).toEqual([true, false])
  })

  it('is not undone by a pull that began before, but by one that began after', async () => {
    const { server, ports, notices, count } = bell([notice('1')], 1)
    await notices.pull()
    const late = latePull(ports)
    const pulling = notices.pull()
    await notices.read('1')
    late.resolve(server)
    await pulling
    expect([count(), notices.state.notices[0]?.readed]).toEqual([0, true])
    await notices.pull()
    expect([count(), notices.state.notices[0]?.readed]).toEqual([1, false])
  })

  it('shows the truth of the server after a failed call', async () => {
    const { ports, notices, count } = bell([notice('1')], 1)
    await notices.pull()
    ports.markRead.mockRejectedValueOnce(new Error('500'))
    await expect(notices.read('1')).rejects.toThrow('500')
    expect(count()).toBe(1)
  })
})

it('narrows the list by status and source', () => {
  behaviour('B-102', () =>
    expect(noticeListQuery({ status: 'unread', source: 'job' })).toEqual({
      ...NOTICE_LIST_QUERY,
      'filter[status]': 'unread',
      'filter[source]': 'job',
    }),
  )
  expect(noticeListQuery({ status: '' })).toEqual(NOTICE_LIST_QUERY)
})

describe('a live arrival', () => {
  it('stands first and counts once, however often it comes', async () => {
    const { notices, ids, count } = bell([notice('1')], 1)
    await notices.pull()
    for (let time = 0; time < 3; time += 1) notices.arrived(notice('2'))
    notices.arrived(notice('1'))
    expect([ids(), count()]).toEqual([['2', '1'], 2])
  })

  it('is not counted again by the pull that brings it', async () => {
    const { server, notices, ids, count } = bell([notice('1')], 1)
    await notices.pull()
    notices.arrived(notice('2'))
    Object.assign(server, { data: [notice('2'), notice('1')], recordCount: 2 })
    await notices.pull()
    expect([ids(), count()]).toEqual([['2', '1'], 2])
  })

  it('that came during the pull which brings it is there once', async () => {
    const { ports, notices, ids, count } = bell()
    const late = latePull(ports)
    const pulling = notices.pull()
    notices.arrived(notice('2'))
    late.resolve({ data: [notice('2'), notice('1')], recordCount: 2 })
    await pulling
    expect([ids(), count()]).toEqual([['2', '1'], 2])
  })

  it('is not lost to a pull that began before it came', async () => {
    const { ports, notices, ids, count } = bell()
    const late = latePull(ports)
    const pulling = notices.pull()
    notices.arrived(notice('2'))
    late.resolve({ data: [notice('1')], recordCount: 1 })
    await pulling
    expect([ids(), count()]).toEqual([['2', '1'], 2])
  })

  it('that was read meanwhile is neither counted nor discounted', async () => {
    const { ports, notices, count } = bell()
    const late = latePull(ports)
    const pulling = notices.pull()
    notices.arrived(notice('2'))
    await notices.read('2')
    late.resolve({ data: [notice('1')], recordCount: 1 })
    await pulling
    expect(count()).toBe(1)
  })

  it('goes when the server has it no more', async () => {
    const { notices, ids } = bell()
    notices.arrived(notice('2'))
    await notices.pull()
    expect(ids()).toEqual([])
  })

  it('never makes the list longer than ten', async () => {
    const { notices, ids, count } = bell()
    for (let n = 1; n <= 12; n += 1) notices.arrived(notice(String(n)))
    expect([ids().length, ids()[0], count()]).toEqual([10, '12', 12])
  })
})

it('shows the answer of the last pull, whichever comes last', async () => {
  const { ports, notices, ids } = bell([notice('new')])
  const late = latePull(ports)
  const first = notices.pull()
  await notices.pull()
  late.resolve({ data: [notice('old')], recordCount: 1 })
  await first
  expect(ids()).toEqual(['new'])
})
