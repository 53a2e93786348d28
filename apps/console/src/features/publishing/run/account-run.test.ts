import { channels } from '@omc/sdk/realtime'
import { toErrorDocument, toListDocument } from '@omc/sdk/testing'
import { describe, expect, it } from 'vitest'
import { UID } from '../testing/fake-ledger.ts'
import { createRunRig } from '../testing/run-rig.ts'
import type { RunPage } from '../testing/run-rig.ts'
import { runView } from './run-view.ts'

const viewOf = ({ run }: RunPage) => runView(run.state).tag

async function connected(rig = createRunRig(), count = 3) {
  rig.channel.enqueue(count)
  const page = rig.open()
  void page.run.connect()
  await rig.clock.settle()
  return { ...rig, rig, page }
}

const LEASE_MS = 90_000
const calls = (rig: ReturnType<typeof createRunRig>, operation: string) =>
  rig.ledger.calls.filter((call) => call.operation === operation)

describe('choosing an account', () => {
  it('registers this device for it and asks what was sent meanwhile', async () => {
    const { rig, page } = await connected()
    expect(page.run.state.link).toEqual({
      tag: 'connected',
      lease: { deviceId: '5', fence: 1 },
    })
    expect(calls(rig, 'devices.register')[0]?.body).toMatchObject({
      document: {
        data: {
          attributes: {
            uid: UID,
            device_no: `device-number:${UID}`,
            version: '2.0.0+20260131.0930',
          },
        },
      },
    })
    expect(calls(rig, 'commands.inbox')).toHaveLength(1)
  })

  it('names the device that has it, and takes it over only when told', async () => {
    const rig = createRunRig()
    rig.ledger.takenBy = 'A-02'
    const { page } = await connected(rig)
    expect(page.run.state.link).toMatchObject({ tag: 'other-device', deviceName: 'A-02' })
    expect(await page.run.start()).toBe(false)
    // The server has already reported the holder, so no refused registration is needed.
    expect(calls(rig, 'devices.register')).toEqual([])
    void page.run.connect(true)
    await rig.clock.settle()
    expect(page.run.state.link.tag).toBe('connected')
  })

  it('does not run what another tab of this browser runs, and goes on when that is closed', async () => {
    const rig = createRunRig()
    let free = () => {}
    let isTaken = true
    const page = rig.open({
      locks: {
        take: async () =>
          isTaken
            ? { tag: 'taken', holder: { tabId: 'other', sinceAt: 5 } }
            : { tag: 'held', release: () => {} },
        whenFree: (_uid, run) => {
          free = run
          return () => {}
        },
      },
    })
    void page.run.connect()
    await rig.clock.settle()
    expect(page.run.state.link).toEqual({
      tag: 'other-tab',
      holder: { tabId: 'other', sinceAt: 5 },
    })
    expect(calls(rig, 'devices.register')).toEqual([])
    isTaken = false
    free()
    await rig.clock.settle()
    expect(page.run.state.link.tag).toBe('connected')
  })

  it('leaves an account to the server, until a person takes it over', async () => {
    const rig = createRunRig()
    Object.assign(rig.ledger, { takenBy: '服务器', isServers: true })
    const { page } = await connected(rig)
    expect(page.run.state.link).toMatchObject({ tag: 'by-server' })
    void page.run.connect(true)
    await rig.clock.settle()
    expect(page.run.state.link.tag).toBe('connected')
  })

  it('keeps its lease while nothing runs, so that commands find it', async () => {
    const { rig, clock } = await connected()
    await clock.advance(60_000)
    expect(calls(rig, 'devices.heartbeat')).toHaveLength(3)
    expect(calls(rig, 'devices.heartbeat')[2]?.body).toMatchObject({
      document: { data: { attributes: { running: null } } },
    })
  })

  it('asks again, without force, when the lease was lost', async () => {
    const { rig, page, clock, channel } = await connected()
    channel.api()
    rig.ledger.takenBy = 'B-01'
    await clock.advance(20_000)
    expect(page.run.state.link).toMatchObject({ tag: 'other-device', deviceName: 'B-01' })
    expect(calls(rig, 'devices.register')).toHaveLength(1)
  })

  it.each([false, true])(
    'says that the other (the server: %s) has gone silent, and leaves it to a person to go on',
    async (isServers) => {
      const rig = createRunRig()
      Object.assign(rig.ledger, { takenBy: 'A-02', isServers })
      const { page, clock } = await connected(rig)
      await clock.advance(LEASE_MS)
      expect(page.run.state.link.tag).toBe(isServers ? 'by-server' : 'other-device')
      const before = calls(rig, 'studio_accounts.get_publish_info').length
      rig.ledger.takenBy = null
      await clock.advance(LEASE_MS)
      expect(page.run.state.link).toEqual({ tag: 'let-go' })
      await clock.advance(10 * LEASE_MS)
      // Once it is free nothing more is asked, and nothing taken.
      expect(calls(rig, 'studio_accounts.get_publish_info').length).toBe(before + 1)
      expect(calls(rig, 'devices.register')).toEqual([])
      void page.run.connect()
      await clock.settle()
      expect(page.run.state.link.tag).toBe('connected')
    },
  )

  it('names the new holder when another takes the account meanwhile', async () => {
    const rig = createRunRig()
    rig.ledger.takenBy = 'A-02'
    const { page, clock } = await connected(rig)
    rig.ledger.takenBy = 'B-01'
    await clock.advance(LEASE_MS)
    expect(page.run.state.link).toMatchObject({ tag: 'other-device', deviceName: 'B-01' })
  })

  it('takes an account that this browser still holds from its last page', async () => {
    const rig = createRunRig()
    rig.ledger.heldBefore = true
    const { page } = await connected(rig)
    expect(page.run.state.link.tag).toBe('connected')
  })
})

describe('a run', () => {
  it('publishes the queue to its end and counts what the server has', async () => {
    const { page, clock, channel } = await connected()
    const started = page.run.start()
    await clock.advance(2_000)
    expect(await started).toBe(true)
    await clock.advance(60_000)
    expect(viewOf(page)).toBe('done')
    expect(channel.posts).toHaveLength(3)
    expect(page.run.state.totals).toMatchObject({ published: 3, failed: 0 })
  })

  it('draws the next delay from the settings of that moment', async () => {
    const { rig, page, clock } = await connected()
    void page.run.start()
    page.run.setOptions({ draft: false, activity: false, delayMinS: 100, delayMaxS: 100 })
    await clock.advance(4_000)
    expect(viewOf(page)).toBe('delaying')
    expect(page.run.state.loop.phase).toMatchObject({ tag: 'waiting', why: 'pacing' })
    const { phase } = page.run.state.loop
    expect(phase.tag === 'waiting' && phase.dueAt - phase.sinceAt).toBe(100_000)
    await clock.advance(30_000)
    expect(calls(rig, 'devices.heartbeat').at(-1)?.body).toMatchObject({
      document: { data: { attributes: { running: { kind: 'publish', done: 1, paused: false } } } },
    })
  })

  it('does not start without a durable outbox', async () => {
    const rig = createRunRig()
    rig.database.block = true
    const { page } = await connected(rig)
    const started = page.run.start()
    await rig.clock.advance(3_000)
    expect(await started).toBe(false)
    expect(page.run.state.start).toMatchObject({ tag: 'failed', code: 'no-outbox' })
    expect(rig.channel.posts).toEqual([])
  })

  it.each(['pause', 'stop'] as const)(
    'does not start after a %s that came while the account was still checked',
    async (order) => {
      const { page, clock, channel } = await connected()
      const started = page.run.start()
      expect(page.run.state.start).toEqual({ tag: 'checking' })
      page.run[order]()
      await clock.advance(60_000)
      expect(await started).toBe(false)
      expect(page.run.state.start).toEqual({ tag: 'none' })
      expect(channel.posts).toEqual([])
    },
  )

  it('does not start while the page is silent', async () => {
    const rig = createRunRig()
    rig.channel.enqueue(1)
    const page = rig.open({ isFramed: false })
    void page.run.connect()
    await rig.clock.settle()
    const started = page.run.start()
    await rig.clock.advance(20_000)
    expect(await started).toBe(false)
    expect(page.run.state.start).toMatchObject({ code: 'frame-mute' })
  })

  it('keeps the name that the account has at its channel, and goes on without if that fails', async () => {
    const { rig, page, clock } = await connected()
    rig.ledger.nickname = '大红豆'
    rig.ledger.always('studio_accounts.sync_info', {
      status: 500,
      body: toErrorDocument(500, 'internal'),
    })
    page.run.look()
    await clock.settle()
    const started = page.run.start()
    await clock.advance(2_000)
    expect(await started).toBe(true)
    expect(calls(rig, 'studio_accounts.sync_info')[0]?.body).toMatchObject({
      document: { data: { attributes: { uid: UID, platform: 'youhaohuo', nickname: '小红豆' } } },
    })
    expect(page.syncFailures).toHaveLength(1)
  })

  it('ends when the channel says that there is no permission', async () => {
    const { page, clock, faults, channel } = await connected()
    faults.push('no_permission')
    void page.run.start()
    await clock.advance(10_000)
    expect(viewOf(page)).toBe('no-permission')
    expect(channel.posts).toEqual([])
  })

  it('stays ended when the page connects again, and goes on by the start of a person', async () => {
    const { rig, page, clock, faults, channel } = await connected()
    faults.push('no_permission')
    void page.run.start()
    await clock.advance(10_000)
    page.run.dispose()

    const next = rig.open()
    void next.run.connect()
    await clock.settle()
    expect(calls(rig, 'studio_accounts.reopen_queue')).toEqual([])
    expect(next.run.state.info?.ended_why).toBe('B_Publish_Perm')
    void next.run.start()
    await clock.advance(60_000)
    expect(calls(rig, 'studio_accounts.reopen_queue')).toHaveLength(1)
    expect(channel.posts.length).toBeGreaterThan(0)
  })

  it('says so when the queue could not be opened again, and sends nothing', async () => {
    const { rig, page, clock, faults, channel } = await connected()
    faults.push('no_permission')
    void page.run.start()
    await clock.advance(10_000)
    rig.ledger.always('studio_accounts.reopen_queue', {
      status: 500,
      body: toErrorDocument(500, 'internal'),
    })
    const started = page.run.start()
    await clock.advance(10_000)
    expect(await started).toBe(false)
    expect(page.run.state.start).toMatchObject({ tag: 'failed', code: 'still-ended' })
    expect(channel.posts).toEqual([])
  })

  it('stops with the lease, and says who has the account', async () => {
    const { rig, page, clock, channel } = await connected()
    void page.run.start()
    await clock.advance(3_000)
    channel.api()
    rig.ledger.takenBy = 'B-01'
    await clock.advance(30_000)
    expect(viewOf(page)).toBe('lease-lost')
    expect(page.run.state.link).toMatchObject({ tag: 'other-device', deviceName: 'B-01' })
  })
})

describe('a reload in the middle of a publication', () => {
  it('offers to go on, sends nothing twice, and counts across the pages', async () => {
    const { rig, page, clock, channel, faults } = await connected()
    void page.run.start()
    await clock.advance(3_000)
    expect(channel.posts).toHaveLength(1)
    faults.push('lose-answer')
    page.run.skipWait()
    await clock.advance(2_000)
    expect(page.run.state.loop.phase.tag).toBe('sending')
    expect(channel.posts).toHaveLength(2)
    page.run.dispose()

    const next = rig.open()
    expect(viewOf(next)).toBe('interrupted')
    void next.run.connect()
    await clock.settle()
    expect(channel.posts).toHaveLength(2)
    void next.run.start()
    // The account waits until the open attempt has been looked up at the channel.
    await clock.advance(10 * 60_000)
    expect(viewOf(next)).toBe('done')
    expect(channel.posts.map((post) => post.publishContentId)).toEqual([
      'content-1',
      'content-2',
      'content-3',
    ])
    expect(channel.rows.every(({ status }) => status === 'published')).toBe(true)
    expect(next.run.state.totals).toMatchObject({ published: 2 })
  })

  it('posts what the last page kept before it takes the account', async () => {
    const rig = createRunRig()
    const key = 'content-1/1'
    rig.database.outbox.set(key, {
      attemptKey: key,
      attemptId: key,
      outcome: 'published',
      feedId: '991',
      code: null,
      message: null,
      deviceId: '5',
      fence: 4,
      refusedCode: null,
      uid: UID,
    } as never)
    await connected(rig)
    const order = rig.ledger.calls.map((call) => call.operation)
    expect(order.indexOf('carry_contents.set_publish_response')).toBeLessThan(
      order.indexOf('devices.register'),
    )
    expect(rig.database.outbox.size).toBe(0)
  })

  it('forgets the run when the person does not go on', async () => {
    const { rig, page, clock } = await connected()
    void page.run.start()
    await clock.advance(3_000)
    page.run.dispose()
    const next = rig.open()
    next.run.forgetInterrupted()
    expect(viewOf(next)).toBe('idle')
    expect(viewOf(rig.open())).toBe('idle')
  })
})

describe('remote commands', () => {
  const command = (name: string, params = {}) => ({
    id: `c-${name}`,
    command: name,
    uid: UID,
    msg: '',
    issuer: 'manager',
    params,
    issued_at: new Date(1_000_000).toISOString(),
    expires_at: new Date(2_000_000).toISOString(),
  })
  const hear = ({ run }: RunPage, raw: unknown) => {
    const message = channels.Events.parse(raw)
    if (message) run.receive(message)
  }
  const phases = (rig: ReturnType<typeof createRunRig>) =>
    calls(rig, 'commands.acknowledge').map((call) =>
      call.body.kind === 'jsonapi' ? call.body.document : null,
    )

  it('start the run, tell who sent them, and are acknowledged phase by phase', async () => {
    const { rig, page, clock, channel } = await connected()
    hear(page, command('start_publish'))
    await clock.advance(5_000)
    expect(channel.posts).toHaveLength(1)
    expect(page.remotes).toMatchObject([{ command: 'start_publish', issuer: 'manager' }])
    expect(phases(rig)).toMatchObject(
      ['received', 'started', 'finished'].map((phase) => ({ data: { attributes: { phase } } })),
    )
  })

  it('run once when they come twice', async () => {
    const { page, clock, rig } = await connected()
    hear(page, command('open_page', { path: '/home' }))
    hear(page, command('open_page', { path: '/home' }))
    await clock.settle()
    expect(page.opened).toEqual(['/home'])
    expect(phases(rig)).toHaveLength(3)
  })

  it('are refused with a reason when this console cannot run them', async () => {
    const { rig, page, clock } = await connected()
    hear(page, command('format_disk'))
    hear(page, command('open_page', { path: 'https://evil.test' }))
    await clock.settle()
    expect(phases(rig)).toMatchObject([
      { data: { attributes: { phase: 'refused', detail: 'not-supported' } } },
      { data: { attributes: { phase: 'received' } } },
      { data: { attributes: { phase: 'started' } } },
      { data: { attributes: { phase: 'refused', detail: 'page-not-allowed' } } },
    ])
  })

  it('delete the contents of the account and say how many', async () => {
    const { rig, page, clock } = await connected()
    const contents = [{ id: '8', type: 'studio_contents', title: '夏季', created_at: '2026-01-01' }]
    rig.ledger.answer('studio_contents.list', { body: toListDocument(contents) })
    rig.ledger.always('studio_contents.list', { body: toListDocument([]) })
    rig.ledger.always('studio_contents.delete', { status: 204 })
    hear(page, command('delete_all_contents'))
    await clock.advance(2_000)
    expect(calls(rig, 'studio_contents.delete')).toHaveLength(1)
    expect(phases(rig).at(-1)).toMatchObject({
      data: { attributes: { phase: 'finished', detail: 'deleted 1' } },
    })
  })

  it('keep the account until a deletion is over, and say how far one came that failed', async () => {
    const { rig, page, clock } = await connected()
    const contents = ['8', '9'].map((id) => ({
      id,
      type: 'studio_contents',
      title: '夏季',
      created_at: '2026-01-01',
    }))
    rig.ledger.always('studio_contents.list', { body: toListDocument(contents) })
    rig.ledger.answer('studio_contents.delete', { status: 204 })
    rig.ledger.always('studio_contents.delete', {
      status: 422,
      body: toErrorDocument(422, 'in_use'),
    })
    hear(page, command('delete_all_contents'))
    await clock.advance(500)
    await page.run.disconnect()
    expect(page.run.state.link.tag).toBe('connected')
    await clock.advance(600_000)
    expect(phases(rig).at(-1)).toMatchObject({
      data: { attributes: { phase: 'refused', detail: 'failed after 1' } },
    })
    await page.run.disconnect()
    expect(page.run.state.link.tag).toBe('offline')
  })

  it('are asked for with each beat: a push may never have reached this page', async () => {
    const { rig, page, clock } = await connected()
    const row = { ...command('open_page', { path: '/home' }), type: 'commands' }
    rig.ledger.answer('commands.inbox', { body: toListDocument([row]) })
    await clock.advance(20_000)
    expect(page.opened).toEqual(['/home'])
    expect(phases(rig).at(-1)).toMatchObject({ data: { attributes: { phase: 'finished' } } })
    const made = ['commands.inbox', 'commands.acknowledge'].flatMap((name) => calls(rig, name))
    expect(made.filter(({ background }) => !background)).toEqual([])
  })

  it('for an account of the same uid in another channel are not heard', async () => {
    const { rig, page, clock } = await connected()
    hear(page, { ...command('start_publish'), platform: 'jd' })
    await clock.settle()
    expect(phases(rig)).toEqual([])
    hear(page, { ...command('open_page', { path: '/home' }), platform: 'youhaohuo' })
    await clock.settle()
    expect(page.opened).toEqual(['/home'])
  })

  it('for other accounts are not heard', async () => {
    const { rig, page, clock } = await connected()
    hear(page, { ...command('start_publish'), uid: 'uid-2' })
    await clock.settle()
    expect(phases(rig)).toEqual([])
  })
})
