import { isApiError } from '@omc/sdk'
import { toErrorDocument } from '@omc/sdk/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { createRunRig, type RunPage } from '../testing/run-rig.ts'
import { runView } from './run-view.ts'

const END = 'studio_accounts.end_bot_check'

let rig: ReturnType<typeof createRunRig>
let page: RunPage

/** A run whose channel has just asked for a check. */
beforeEach(async () => {
  rig = createRunRig()
  rig.channel.enqueue(2)
  page = rig.open()
  void page.run.connect()
  await rig.clock.settle()
  rig.faults.push('bot_check')
  void page.run.start()
  await rig.clock.advance(5_000)
})

const viewOf = () => runView(page.run.state).tag
const pass = () => page.run.endCheck({ id: page.run.state.info?.id ?? '' })

describe('a person who has passed the check of the channel', () => {
  it('lets the run go on at once: the server knows it too, and holds the account no more', async () => {
    expect(await pass()).toEqual({ ended: true })
    await rig.clock.advance(60_000)
    expect(viewOf()).toBe('done')
    expect(rig.channel.posts).toHaveLength(2)
  })

  it('lets a run go on that asked the server again meanwhile', async () => {
    page.run.skipWait()
    await rig.clock.advance(1_000)
    expect(page.run.state.loop.phase).toMatchObject({ tag: 'waiting', why: 'cooldown' })
    await pass()
    await rig.clock.advance(60_000)
    expect(rig.channel.posts).toHaveLength(2)
  })

  it('is told where the server refuses, and the run waits on', async () => {
    rig.ledger.always(END, { status: 403, body: toErrorDocument(403, 'forbidden') })
    const failed = await pass().catch((error: unknown) => error)
    expect(isApiError(failed, 'forbidden')).toBe(true)
    await rig.clock.settle()
    expect(viewOf()).toBe('bot-check')
  })

  it('ends no wait that began while the server was told', async () => {
    let answer = () => {}
    const told = new Promise<void>((resolve) => void (answer = resolve))
    rig.ledger.always(END, async () => {
      await told
      return { status: 200, requestId: null, body: { data: { ended: rig.channel.passCheck() } } }
    })
    const passed = pass()
    rig.channel.passCheck()
    page.run.skipWait()
    await rig.clock.advance(3_000)
    const { phase } = page.run.state.loop
    expect(phase).toMatchObject({ tag: 'waiting', why: 'pacing' })
    answer()
    await passed
    await rig.clock.settle()
    expect(page.run.state.loop.phase).toEqual(phase)
  })
})
