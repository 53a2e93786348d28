import { subscribe } from 'valtio/vanilla'
import { describe, expect, it, vi } from 'vitest'
import { createRunRig } from '../testing/run-rig.ts'
import { activityOf, createRunRegistry, MAX_RUNS } from './run-registry.ts'

function setUp() {
  const rig = createRunRig()
  const registry = createRunRegistry(rig.open().deps)
  const uids = () => registry.state.fleet.map(({ run }) => run.uid)
  return { ...rig, registry, uids }
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
    expect(activityOf(registry.state.fleet)).toBe('working')
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
