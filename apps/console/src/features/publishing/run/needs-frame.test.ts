import { expect, it } from 'vitest'
import { createRunRig } from '../testing/run-rig.ts'
import { needsFrame } from './needs-frame.ts'

const MINUTE = 60_000

/** A run that was stopped while its page was sending. */
async function stopped(fault: 'lose-answer' | 'late-answer') {
  const rig = createRunRig()
  rig.channel.enqueue(1)
  const page = rig.open()
  const { run } = page
  void run.connect()
  await rig.clock.settle()
  rig.faults.push(fault)
  void run.start()
  while (run.state.loop.phase.tag !== 'sending') await rig.clock.advance(10)
  expect(needsFrame(run.state)).toBe(true)
  run.stop()
  await rig.clock.settle()
  expect(run.state.loop.phase).toEqual({ tag: 'stopped', why: 'cancelled' })
  return { rig, page, run }
}

it('keeps the frame of a stopped run until its late answer has come', async () => {
  const { rig, run } = await stopped('late-answer')
  await rig.clock.advance(MINUTE)
  expect(needsFrame(run.state)).toBe(true)
  await rig.clock.advance(MINUTE)
  expect(needsFrame(run.state)).toBe(false)
  expect(rig.channel.rows[0]?.status).toBe('published')
})

it('reloads the page of a stopped run only once its late answer has come', async () => {
  const { rig, run, page } = await stopped('late-answer')
  run.reloadFrame()
  await rig.clock.advance(MINUTE)
  expect(page.element.src).toBe('')
  await rig.clock.advance(MINUTE)
  run.reloadFrame()
  await rig.clock.settle()
  expect(page.element.src).toBe(run.state.frameSrc)
  expect(rig.channel.rows[0]?.status).toBe('published')
})

it('gives the frame of a stopped run up after 15 minutes of silence', async () => {
  const { rig, run } = await stopped('lose-answer')
  await rig.clock.advance(14 * MINUTE)
  expect(needsFrame(run.state)).toBe(true)
  await rig.clock.advance(MINUTE)
  expect(needsFrame(run.state)).toBe(false)
})
