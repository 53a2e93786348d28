import { describe, expect, it } from 'vitest'
import { chooseItems } from './choose-items.ts'

/** Chance that the test decides. */
const turns = (...values: number[]) => {
  let at = 0
  return () => values[at++ % values.length] ?? 0
}

describe('chooseItems', () => {
  it('takes at most two, in the order they stood in', () => {
    expect(chooseItems(['a', 'b', 'c', 'd'], turns(0.99, 0))).toEqual(['a', 'd'])
    expect(chooseItems(['a', 'b', 'c', 'd'], turns(0, 0))).toEqual(['a', 'b'])
  })

  it('takes what there is when there are fewer, and never the same twice', () => {
    expect(chooseItems([], turns(0.5))).toEqual([])
    expect(chooseItems(['a'], turns(0.999))).toEqual(['a'])
    expect(chooseItems(['a', 'b'], turns(0.999))).toEqual(['a', 'b'])
  })

  it('gives every item the same chance', () => {
    const counts = new Map<string, number>()
    const steps = 60
    for (let i = 0; i < steps; i += 1)
      for (let j = 0; j < steps; j += 1)
        for (const item of chooseItems(['a', 'b', 'c'], turns(i / steps, j / steps)))
          counts.set(item, (counts.get(item) ?? 0) + 1)
    for (const count of counts.values()) expect(count).toBe((steps * steps * 2) / 3)
  })
})
