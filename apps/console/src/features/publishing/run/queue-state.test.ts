import { behaviour } from '@omc/behaviours/vitest'
import { expect, it } from 'vitest'
import { createRunRig } from '../testing/run-rig.ts'
import { queueState } from './queue-state.ts'

async function connected() {
  const rig = createRunRig()
  rig.channel.enqueue(3)
  const page = rig.open()
  void page.run.connect()
  await rig.clock.settle()
  return { ...rig, page }
}

it('holds what is known of the queue, before and during a run', async () => {
  const { page, clock, faults } = await connected()
  const before = queueState(page.run.state)
  behaviour('B-197', () =>
    expect(before).toEqual({
      size: 3,
      uid: 'uid-1',
      hasItem: false,
      hasTopic: false,
      version: 0,
      delayRange: [5, 12],
      ps: '',
      daren: '小红豆',
    }),
  )
  faults.push('lose-answer')
  void page.run.start()
  await clock.advance(3_000)
  const during = queueState(page.run.state)
  expect(during).toMatchObject({ hasItem: true, hasTopic: false })
  expect(during.version).toBeGreaterThan(before.version)
})

it('the flag publishIframe says whether the page of the creator stands in its frame', async () => {
  const { page } = await connected()
  behaviour('B-223', () => expect(page.run.state.publishIframe).toBe(true))
  page.run.attachFrame(null)
  behaviour('B-223', () => expect(page.run.state.publishIframe).toBe(false))
})
