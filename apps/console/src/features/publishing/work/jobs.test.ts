import { behaviour } from '@omc/behaviours/vitest'
import { VirtualClock, seededRandom } from '@omc/core/testing'
import { createSdk } from '@omc/sdk'
import { fakeTransport, toDocument, toErrorDocument, toListDocument } from '@omc/sdk/testing'
import { describe, expect, it, vi } from 'vitest'
import { createAccountWork, type WorkSnapshot } from './account-work.ts'
import { WORK_ROWS } from './work-kinds.ts'
import type { WorkAccount } from './work-ports.ts'

const account: WorkAccount = { id: '5', uid: 'uid-1', platform: 'youhaohuo' }
/** Half past midnight in China. */
const NOW = Date.parse('2026-07-26T00:30:00+08:00')

function setUp({ mayReview = true, load = async () => new Blob(['picture']), aheadMs = 0 } = {}) {
  const server = fakeTransport()
  const clock = new VirtualClock(NOW + aheadMs)
  const release = vi.fn()
  const ended = vi.fn()
  const work = createAccountWork({
    sdk: createSdk({
      async transport(request) {
        // A refusal shows at the job, wherever the person is.
        if (!request.background) throw new Error(`${request.operation} leads a person away`)
        return server(request)
      },
    }),
    clock,
    wall: () => clock.now() - aheadMs,
    random: seededRandom(1),
    pictures: { load, shrink: async (picture) => picture },
    mayReview: () => mayReview,
    hold: () => release,
    onEnd: ended,
  })
  const calls = (operation: string) => server.calls.filter((call) => call.operation === operation)
  return { server, clock, work, calls, release, ended }
}

const bodyOf = (call: { body: unknown } | undefined) => JSON.stringify(call?.body)
const rows = (...list: readonly { id: string }[]) => ({
  body: toListDocument(list.map((row) => ({ type: 'any', title: `#${row.id}`, ...row }))),
})
const none = rows()
const loopOf = (work: WorkSnapshot) => (work.tag === 'job' ? work.loop : null)

it.each(WORK_ROWS)('$name ends with a reason where its list may not be read', async ({ name }) => {
  const { server, clock, work } = setUp()
  const refused = { status: 403, body: toErrorDocument(403, 'forbidden') }
  for (const resource of ['studio_contents', 'carry_publishes', 'smart_contents', 'carry_contents'])
    server.always(`${resource}.list`, refused)
  void work.start(name, account)
  await clock.advance(1_000)
  expect(loopOf(work.state.work)?.phase).toEqual({ tag: 'stopped', why: 'no-permission' })
  expect(server.calls).toHaveLength(1)
})

describe('deletions', () => {
  const contents = rows(
    { id: '3', created_at: '2026-07-26T00:10:00+08:00' } as { id: string },
    { id: '2', created_at: '2026-07-25T23:50:00+08:00' } as { id: string },
  )

  it.each([
    ['delete-all', ['/3', '/2'], undefined],
    ['delete-today', ['/3'], undefined],
    ['delete-unpass', ['/3', '/2'], 'rejected'],
  ] as const)('%s takes its contents, one by one', async (name, taken, status) => {
    const { server, clock, work, calls, release, ended } = setUp()
    server.answer('studio_contents.list', contents)
    server.always('studio_contents.list', none)
    server.always('studio_contents.delete', { status: 204 })
    const end = work.start(name, account)
    await clock.advance(5_000)
    expect(await end).toEqual({ how: 'completed', doneCount: taken.length, leftOutCount: 0 })
    const deleted = calls('studio_contents.delete').map(({ path }) => path)
    expect(deleted.map((path) => path.slice(path.lastIndexOf('/')))).toEqual(taken)
    const query = new URLSearchParams(calls('studio_contents.list')[0]?.query)
    expect(query.get('filter[studio_account_id]')).toBe('5')
    expect(query.get('filter[status]') ?? undefined).toBe(status)
    expect([release.mock.calls.length, ended.mock.calls.length]).toEqual([1, 1])
  })

  it('take the contents of the day by the clock of the machine: that of the runs may be ahead', async () => {
    const { server, clock, work, calls } = setUp({ aheadMs: 24 * 3_600_000 })
    server.always('studio_contents.list', contents)
    server.always('studio_contents.delete', { status: 204 })
    const end = work.start('delete-today', account)
    await clock.advance(5_000)
    expect((await end)?.doneCount).toBe(1)
    expect(calls('studio_contents.delete')).toHaveLength(1)
  })

  it('leave alone what comes after the start: the list is read whole before the first goes', async () => {
    const { server, clock, work, calls } = setUp()
    const page = Array.from({ length: 100 }, (_, at) => ({ id: `${100 + at}` }))
    server.answer('studio_contents.list', rows(...page))
    server.answer('studio_contents.list', rows({ id: '5' }))
    server.always('studio_contents.list', rows({ id: 'new' }))
    server.always('studio_contents.delete', { status: 204 })
    const end = work.start('delete-all', account)
    await clock.advance(200_000)
    expect((await end)?.doneCount).toBe(101)
    expect(server.calls.slice(0, 3).map(({ operation }) => operation)).toEqual([
      'studio_contents.list',
      'studio_contents.list',
      'studio_contents.delete',
    ])
    expect(calls('studio_contents.list')).toHaveLength(2)
  })

  it('stop without the right to delete, and let nobody start a second job meanwhile', async () => {
    const { server, clock, work } = setUp()
    server.always('studio_contents.list', contents)
    server.always('studio_contents.delete', {
      status: 403,
      body: toErrorDocument(403, 'forbidden'),
    })
    const end = work.start('delete-all', account)
    expect(work.start('sync', account)).toBeNull()
    await clock.advance(1_000)
    expect((await end)?.how).toBe('no-permission')
    expect(work.start('format_disk', account)).toBeNull()
  })
})

describe('the sync', () => {
  const refresh = 'carry_publishes.refresh_content'

  it('asks for the figures of each post, 800 ms apart', async () => {
    const { server, clock, work, calls } = setUp()
    server.answer('carry_publishes.list', rows({ id: '1' }, { id: '2' }))
    server.always('carry_publishes.list', none)
    server.answer(refresh, { body: toDocument({ id: '1', type: 'carry_publishes' }) })
    // A post that the channel does not list is no error.
    server.answer(refresh, { status: 409, body: toErrorDocument(409, 'not_listed') })
    const end = work.start('sync', account)
    await clock.advance(500)
    expect(calls(refresh)).toHaveLength(1)
    await clock.advance(5_000)
    expect(await end).toEqual({ how: 'completed', doneCount: 2, leftOutCount: 0 })
  })

  it('stops at an error', async () => {
    const { server, clock, work, calls } = setUp()
    server.always('carry_publishes.list', rows({ id: '1' }, { id: '2' }))
    server.always(refresh, { status: 422, body: toErrorDocument(422, 'invalid') })
    const end = work.start('sync', account)
    await clock.advance(700_000)
    expect((await end)?.how).toBe('failed')
    expect(calls(refresh)).toHaveLength(1)
  })
})

describe('pictures', () => {
  const smart = {
    id: '7',
    status: 'fetched',
    updated_at: '2026-07-25T08:00:00Z',
    images: ['https://a.test/1.png', 'https://a.test/2.png'],
    make_images: [],
    image_assign_index: [1],
  }

  it('of smart contents are handed in as they were chosen, and the content goes to the review', async () => {
    const { server, clock, work, calls } = setUp()
    server.answer('smart_contents.list', rows(smart))
    server.always('smart_contents.list', none)
    server.always('smart_contents.get', { body: toDocument({ type: 'smart_contents', ...smart }) })
    server.always('uploads.create', {
      status: 201,
      body: toDocument({ id: '9', type: 'uploads', url: '/api/v1/uploads/9/file' } as {
        id: string
        type: string
      }),
    })
    server.always('smart_contents.update', {
      body: toDocument({ id: '7', type: 'smart_contents' }),
    })
    server.always('smart_contents.batch_content_status', {
      body: { data: { succeeded: ['7'], failed: [] } },
    })
    const end = work.start('smart-images', account)
    await clock.advance(5_000)
    expect(await end).toEqual({ how: 'completed', doneCount: 1, leftOutCount: 0 })
    expect(calls('uploads.create')).toHaveLength(1)
    expect(bodyOf(calls('smart_contents.update')[0])).toContain(
      '"make_images":["/api/v1/uploads/9/file"]',
    )
    behaviour('B-178', () =>
      expect(bodyOf(calls('smart_contents.batch_content_status')[0])).toContain(
        '"status":"processed"',
      ),
    )
  })

  it('of carry contents that are own already stay, and who may not review changes no status', async () => {
    const { server, clock, work, calls } = setUp({ mayReview: false })
    const images = ['/api/v1/uploads/1/file', 'https://a.test/2.png']
    server.answer(
      'carry_contents.list',
      rows(
        { id: '7', status: 'fetched', images } as { id: string },
        {
          id: '8',
          status: 'fetched',
          images: ['/api/v1/uploads/1/file'],
        } as { id: string },
      ),
    )
    server.always('carry_contents.list', none)
    server.always('carry_contents.get', {
      body: toDocument({ id: '7', type: 'carry_contents', status: 'fetched', images } as {
        id: string
        type: string
      }),
    })
    server.always('uploads.create', {
      status: 201,
      body: toDocument({ id: '9', type: 'uploads', url: '/api/v1/uploads/9/file' } as {
        id: string
        type: string
      }),
    })
    server.always('carry_contents.update', {
      body: toDocument({ id: '7', type: 'carry_contents' }),
    })
    const end = work.start('carry-images', account)
    await clock.advance(5_000)
    expect((await end)?.doneCount).toBe(1)
    expect(bodyOf(calls('carry_contents.update')[0])).toContain(
      '"images":["/api/v1/uploads/1/file","/api/v1/uploads/9/file"]',
    )
    expect(calls('carry_contents.batch_content_status')).toEqual([])
  })

  it.each([
    ['B-193', new Blob([]), 5_000],
    ['B-192', null, 180_000],
  ] as const)(
    '%s: one that gives nothing, or is not taken, is tried again in time',
    async (id, picture, waitMs) => {
      const load = vi.fn(async () => {
        if (picture === null) throw new Error('404')
        return picture
      })
      const { server, clock, work } = setUp({ load })
      server.answer('smart_contents.list', rows(smart))
      server.always('smart_contents.list', none)
      server.always('smart_contents.get', {
        body: toDocument({ type: 'smart_contents', ...smart }),
      })
      void work.start('smart-images', account)
      await clock.advance(waitMs - 100)
      expect(load).toHaveBeenCalledTimes(1)
      expect(loopOf(work.state.work)?.phase.tag).toBe('waiting')
      await clock.advance(200)
      behaviour(id, () => expect(load).toHaveBeenCalledTimes(2))
      work.stop()
      work.dispose()
    },
  )

  it('are looked for behind a page without any', async () => {
    const { server, clock, work, calls } = setUp()
    const handled = Array.from({ length: 100 }, (_, at) => ({
      ...smart,
      id: `${100 + at}`,
      make_images: ['/api/v1/uploads/1/file'],
    }))
    server.answer('smart_contents.list', rows(...handled))
    server.answer('smart_contents.list', rows(smart))
    // Somebody handled it since the list was read.
    const checked = { type: 'smart_contents', ...smart, status: 'checked' }
    server.always('smart_contents.get', { body: toDocument(checked) })
    const end = work.start('smart-images', account)
    await clock.advance(5_000)
    expect(await end).toEqual({ how: 'completed', doneCount: 1, leftOutCount: 0 })
    expect(calls('smart_contents.get')).toHaveLength(1)
    expect(calls('smart_contents.update')).toEqual([])
  })

  it('are not written over what somebody changed meanwhile', async () => {
    const { server, clock, work, calls } = setUp()
    server.answer('smart_contents.list', rows(smart))
    server.always('smart_contents.get', { body: toDocument({ type: 'smart_contents', ...smart }) })
    server.always('uploads.create', {
      status: 201,
      body: toDocument({ id: '9', type: 'uploads', url: '/api/v1/uploads/9/file' } as {
        id: string
        type: string
      }),
    })
    server.always('smart_contents.update', {
      body: toDocument({ id: '7', type: 'smart_contents' }),
    })
    server.always('smart_contents.batch_content_status', {
      body: { data: { succeeded: ['7'], failed: [] } },
    })
    void work.start('smart-images', account)
    await clock.advance(5_000)
    expect(calls('smart_contents.update')[0]?.ifUnmodifiedSince).toBe(smart.updated_at)
  })
})
