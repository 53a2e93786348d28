import { subscribe } from 'valtio/vanilla'
import { describe, expect, it, vi } from 'vitest'
import { UID } from '../testing/fake-ledger.ts'
import { createRunRig } from '../testing/run-rig.ts'
import { createRunRegistry, holdOf, MAX_RUNS } from './run-registry.ts'

function setUp() {
  const rig = createRunRig()
  const { deps, mount } = rig.open({ isFramed: false })
  const registry = createRunRegistry(deps)
  const uids = () => registry.state.fleet.map(({ run }) => run.uid)
  return { ...rig, mount, registry, uids }
}

describe('the accounts of one tab', () => {
  it('keep their order, so that no frame ever changes its place', () => {
    const { registry, uids } = setUp()
    for (const uid of ['a', 'b', 'a', 'c']) registry.open(uid)
    expect(uids()).toEqual(['a', 'b', 'c'])
    expect(registry.state.fleet.map(({ snapshot }) => snapshot.uid)).toEqual(['a', 'b', 'c'])
  })

  it('give way to a new one only while they rest', () => {
    const { registry } = setUp()
    const first = registry.open('a')
    void first?.start()
    for (let n = 0; n < MAX_RUNS; n += 1) registry.open(`idle-${n}`)
    expect(registry.state.fleet).toHaveLength(MAX_RUNS)
    expect(registry.find('a')).toBe(first)
    expect(registry.find('idle-0')).toBeNull()
    expect(holdOf(registry.state.fleet)).toBe('publishing')
  })

  it('stay, and hold the page, while a stopped one may still answer', async () => {
    const { registry, mount, clock, channel, faults, uids } = setUp()
    channel.enqueue(1)
    const run = registry.open(UID)
    if (run) mount(run)
    void run?.connect()
    await clock.settle()
    faults.push('late-answer')
    void run?.start()
    while (run?.state.loop.phase.tag !== 'sending') await clock.advance(10)
    run.stop()
    await clock.settle()
    const beside = ['b', 'c', 'd']
    for (const uid of beside) registry.open(uid)
    expect(registry.open('e', beside)).toBeNull()
    expect(holdOf(registry.state.fleet)).toBe('publishing')
    await clock.advance(120_000)
    expect(channel.rows[0]?.status).toBe('published')
    expect(holdOf(registry.state.fleet)).toBeNull()
    registry.open('e', beside)
    expect(uids()).toEqual([...beside, 'e'])
  })

  it('keep those beside a new one, and close another', () => {
    const { registry, uids } = setUp()
    for (const uid of ['a', 'b', 'c', 'd']) registry.open(uid)
    registry.open('e', ['a', 'b', 'd', 'e'])
    expect(uids()).toEqual(['a', 'b', 'd', 'e'])
    expect(registry.open('f', ['a', 'b', 'd', 'e'])).toBeNull()
  })

  it('tell every change, and nothing after the end', async () => {
    const { registry } = setUp()
    const listener = vi.fn()
    subscribe(registry.state, listener)
    const run = registry.open('a')
    await Promise.resolve()
    run?.setOptions({ draft: true, activity: false, delayMinS: 1, delayMaxS: 2 })
    await Promise.resolve()
    expect(listener).toHaveBeenCalledTimes(2)
    expect(registry.state.fleet[0]?.snapshot.options.draft).toBe(true)
    registry.dispose()
    await Promise.resolve()
    expect(registry.state.fleet).toEqual([])
    listener.mockClear()
    run?.setOptions({ draft: false, activity: false, delayMinS: 1, delayMaxS: 2 })
    await Promise.resolve()
    expect(listener).not.toHaveBeenCalled()
  })
})
