import { describe, expect, it } from 'vitest'
import type { AccountLocks } from '../ports/account-lock.ts'
import { createRunRig, type RunPage } from '../testing/run-rig.ts'
import { runView } from './run-view.ts'

/** The lock of an account that all tabs of a browser share. */
function oneLock(): AccountLocks {
  const waiting = new Set<() => void>()
  let isHeld = false
  function release() {
    isHeld = false
    for (const run of waiting) run()
    waiting.clear()
  }
  return {
    async take() {
      if (isHeld) return { tag: 'taken', holder: null }
      isHeld = true
      return { tag: 'held', release }
    },
    whenFree(_uid, run) {
      waiting.add(run)
      return () => void waiting.delete(run)
    },
  }
}

/** A tab that has the account, and the way to open others. */
async function firstTab() {
  const rig = createRunRig()
  const locks = oneLock()
  rig.channel.enqueue(3)
  async function open(): Promise<RunPage> {
    const page = rig.open({ locks })
    void page.run.connect()
    await rig.clock.settle()
    return page
  }
  const first = await open()
  return { ...rig, open, first }
}

/** Starts the run and lets it publish its first content. */
async function publishOne({ first, clock }: Awaited<ReturnType<typeof firstTab>>) {
  void first.run.start()
  await clock.advance(3_000)
  expect(first.run.state.totals.published).toBe(1)
}

describe('a second tab', () => {
  it('says that another runs the account, and not that the run was cut off', async () => {
    const tabs = await firstTab()
    await publishOne(tabs)
    const second = await tabs.open()
    expect(second.run.state).toMatchObject({ link: { tag: 'other-tab' }, interrupted: null })
    expect(runView(second.run.state).tag).toBe('idle')
  })

  it('has nothing to go on with after the run of the first has ended', async () => {
    const tabs = await firstTab()
    await publishOne(tabs)
    const { run } = await tabs.open()
    await tabs.clock.advance(60_000)
    expect(runView(tabs.first.run.state).tag).toBe('done')
    tabs.first.run.dispose()
    await tabs.clock.settle()
    expect(run.state).toMatchObject({ link: { tag: 'connected' }, interrupted: null })
    void run.start()
    await tabs.clock.advance(5_000)
    expect(run.state.totals).toMatchObject({ published: 0 })
  })

  it('goes on where the first was when it died', async () => {
    const tabs = await firstTab()
    const before = await tabs.open()
    await publishOne(tabs)
    tabs.first.run.skipWait()
    await tabs.clock.advance(2_000)
    tabs.first.run.dispose()
    await tabs.clock.settle()
    expect(before.run.state.interrupted).toMatchObject({ published: 2, failed: 0 })
    expect(runView(before.run.state).tag).toBe('interrupted')
    void before.run.start()
    await tabs.clock.advance(60_000)
    expect(before.run.state.totals).toMatchObject({ published: 3, failed: 0 })
  })
})
