import { describe, expect, it, vi } from 'vitest'
import { createRunRig } from '../testing/run-rig.ts'
import { createRunRegistry, MAX_RUNS } from './run-registry.ts'

function setUp() {
  const rig = createRunRig()
  const registry = createRunRegistry(rig.open().deps)
  return { ...rig, registry }
}

describe('the accounts of one tab', () => {
  it('keep their order, so that no frame ever changes its place', () => {
    const { registry } = setUp()
    for (const uid of ['a', 'b', 'a', 'c']) registry.open(uid)
    expect(registry.list().map(({ uid }) => uid)).toEqual(['a', 'b', 'c'])
    expect(registry.fleet().map(({ run }) => run.uid)).toEqual(['a', 'b', 'c'])
  })

  it('give way to a new one only while they rest', () => {
    const { registry } = setUp()
    const first = registry.open('a')
    void first?.start()
    for (let n = 0; n < MAX_RUNS; n += 1) registry.open(`idle-${n}`)
    expect(registry.list()).toHaveLength(MAX_RUNS)
    expect(registry.find('a')).toBe(first)
    expect(registry.find('idle-0')).toBeNull()
    expect(registry.activity()).toBe('working')
  })

  it('tell every change, and nothing after the end', () => {
    const { registry } = setUp()
    const listener = vi.fn()
    registry.subscribe(listener)
    const run = registry.open('a')
    run?.setOptions({ draft: true, activity: false, delayMinS: 1, delayMaxS: 2 })
    expect(listener).toHaveBeenCalledTimes(2)
    expect(registry.fleet()[0]?.snapshot.options.draft).toBe(true)
    registry.dispose()
    run?.setOptions({ draft: false, activity: false, delayMinS: 1, delayMaxS: 2 })
    expect(listener).toHaveBeenCalledTimes(2)
    expect(registry.list()).toEqual([])
  })
})
