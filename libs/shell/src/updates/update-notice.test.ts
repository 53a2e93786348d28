import { behaviour } from '@omc/behaviours/vitest'
import { VirtualClock } from '@omc/core/testing'
import { subscribe } from 'valtio/vanilla'
import { describe, expect, it, vi } from 'vitest'
import { createUpdateNotice } from './update-notice.ts'

function page() {
  const clock = new VirtualClock(1_000)
  const work = { isHeld: false }
  const reload = vi.fn()
  const notice = createUpdateNotice({ clock, reload, isHeld: () => work.isHeld })
  const setHeld = (isHeld: boolean) => {
    work.isHeld = isHeld
    notice.holdsChanged()
  }
  return { clock, reload, notice, work, setHeld }
}

it('tells of a new version and reloads after 10 s, once', async () => {
  const { clock, reload, notice } = page()
  notice.found()
  expect(notice.state.update).toEqual({ tag: 'counting', dueAt: 11_000 })
  await behaviour('B-260', async () => {
    await clock.advance(9_999)
    expect(reload).not.toHaveBeenCalled()
    await clock.advance(60_000)
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

it('counts from the first notice when more of them come', async () => {
  const { clock, reload, notice } = page()
  notice.found()
  await clock.advance(9_000)
  notice.found()
  await clock.advance(1_000)
  expect(reload).toHaveBeenCalledTimes(1)
})

describe('never reloads while a run or an unsaved form is open', () => {
  it('that was there before', async () => {
    const { clock, reload, notice, work, setHeld } = page()
    work.isHeld = true
    notice.found()
    expect(notice.state.update.tag).toBe('held')
    await clock.advance(3_600_000)
    expect(reload).not.toHaveBeenCalled()
    setHeld(false)
    await clock.advance(9_999)
    expect(reload).not.toHaveBeenCalled()
    await clock.advance(1)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('that began during the countdown', async () => {
    const { clock, reload, notice, setHeld } = page()
    notice.found()
    await clock.advance(9_000)
    setHeld(true)
    expect(notice.state.update.tag).toBe('held')
    setHeld(false)
    await clock.advance(9_999)
    setHeld(true)
    await clock.advance(60_000)
    expect(reload).not.toHaveBeenCalled()
  })

  it('that began in the last moment and told nobody', async () => {
    const { clock, reload, notice, work } = page()
    notice.found()
    await clock.advance(9_999)
    work.isHeld = true
    await clock.advance(60_000)
    expect(reload).not.toHaveBeenCalled()
    expect(notice.state.update.tag).toBe('held')
  })

  it('not even on request', () => {
    const { reload, notice, work } = page()
    work.isHeld = true
    notice.found()
    expect(notice.now()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})

it('reloads at once on request, and waits when put off', async () => {
  const first = page()
  first.notice.found()
  expect(first.notice.now()).toBe(true)
  expect(first.notice.now()).toBe(false)
  await first.clock.advance(60_000)
  expect(first.reload).toHaveBeenCalledTimes(1)

  const second = page()
  second.notice.found()
  second.notice.later()
  second.setHeld(true)
  second.setHeld(false)
  await second.clock.advance(3_600_000)
  expect(second.reload).not.toHaveBeenCalled()
  second.notice.found()
  await second.clock.advance(10_000)
  expect(second.reload).toHaveBeenCalledTimes(1)
})

it('does nothing on request when there is no new version', () => {
  const { reload, notice } = page()
  const listener = vi.fn()
  subscribe(notice.state, listener, true)
  expect(notice.now()).toBe(false)
  notice.later()
  notice.holdsChanged()
  expect([reload.mock.calls.length, listener.mock.calls.length]).toEqual([0, 0])
})
