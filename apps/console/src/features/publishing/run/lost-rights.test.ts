import { toErrorDocument, toListDocument } from '@omc/sdk/testing'
import { describe, expect, it } from 'vitest'
import { createRunRig } from '../testing/run-rig.ts'
import { runView } from './run-view.ts'

const FORBIDDEN = { status: 403, body: toErrorDocument(403, 'forbidden') }

async function connected() {
  const rig = createRunRig()
  rig.channel.enqueue(3)
  const page = rig.open()
  void page.run.connect()
  await rig.clock.settle()
  const calls = (operation: string) =>
    rig.ledger.calls.filter((call) => call.operation === operation)
  return { rig, page, clock: rig.clock, calls }
}

/** What the run of an account calls by the rights to publish and to run a device. */
const NEED_A_RIGHT: ReadonlySet<string> = new Set([
  'carry_contents.get_publish_content',
  'carry_contents.set_publish_response',
  'publish_attempts.submitting',
  'publish_attempts.heartbeat',
  'devices.heartbeat',
  'devices.register',
])

describe('lost rights', () => {
  it.each([
    ['between two items', 3_000, 0],
    ['while an item is at the page', 1_500, 1],
  ])(
    'end a run when the one to publish is taken %s, which asks no more and leads nobody away',
    async (_, at, keptCount) => {
      const { rig, page, clock } = await connected()
      void page.run.start()
      await clock.advance(at)
      const asked = rig.ledger.calls.length
      for (const operation of NEED_A_RIGHT) rig.ledger.always(operation, FORBIDDEN)
      await clock.advance(60_000)
      expect(runView(page.run.state).tag).toBe('lease-lost')
      expect(page.run.state.link).toMatchObject({ tag: 'failed', code: 'forbidden' })
      expect(rig.database.outbox.size).toBe(keptCount)
      const made = rig.ledger.calls.slice(asked)
      const mine = made.filter(({ operation }) => NEED_A_RIGHT.has(operation))
      expect(mine.filter(({ background }) => !background)).toEqual([])
      await clock.advance(10 * 60_000)
      expect(rig.ledger.calls).toHaveLength(asked + made.length)
    },
  )

  it('do not open an ended queue again, which is told at the account', async () => {
    const { rig, page, clock, calls } = await connected()
    rig.faults.push('no_permission')
    void page.run.start()
    await clock.advance(10_000)
    rig.ledger.always('studio_accounts.reopen_queue', FORBIDDEN)
    void page.run.start()
    await clock.advance(10_000)
    const failed = { tag: 'failed', code: 'still-ended', message: 'forbidden' }
    expect(page.run.state.start).toEqual(failed)
    await page.run.disconnect()
    for (const operation of ['studio_accounts.reopen_queue', 'devices.release'])
      expect(calls(operation)).toMatchObject([{ background: true }])
  })

  it('end a job, which leads nobody away', async () => {
    const { rig, page, clock } = await connected()
    const record = { id: '8', type: 'carry_publishes', title: '夏季' }
    rig.ledger.always('carry_publishes.list', { body: toListDocument([record]) })
    rig.ledger.always('carry_publishes.refresh_content', FORBIDDEN)
    const { info } = page.run.state
    const asked = rig.ledger.calls.length
    const end = info && page.run.work.start('sync', info)
    await clock.advance(5_000)
    expect((await end)?.how).toBe('no-permission')
    const made = rig.ledger.calls.slice(asked)
    expect(made.map(({ operation, background }) => [operation, background])).toEqual([
      ['carry_publishes.list', true],
      ['carry_publishes.refresh_content', true],
    ])
  })
})
