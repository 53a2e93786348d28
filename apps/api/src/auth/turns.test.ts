import { describe, expect, it } from 'vitest'
import { createTurns, TooManyWait, type Asker } from './turns.ts'

/** Work that the test ends; records the order in which callers are served. */
function bench(mostWaiting = 1_000, atOnce = 1) {
  const turns = createTurns({ atOnce, mostWaiting })
  const served: string[] = []
  const ends: (() => void)[] = []
  const refused: string[] = []
  const come = (name: string, asker: Asker) =>
    turns(asker, () => {
      served.push(name)
      return new Promise<void>((resolve) => void ends.push(resolve))
    }).catch((error: unknown) => {
      if (!(error instanceof TooManyWait)) throw error
      refused.push(name)
    })
  /** Ends one piece of work after another until the queue is empty. */
  async function drain() {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end()
      await new Promise<void>((resolve) => setImmediate(resolve))
    }
  }
  return { come, drain, served, refused, ends }
}

const flood = (count: number) => Array.from({ length: count }, (_, i) => i)

describe('those who wait take turns', () => {
  it.each([
    ['one address', (i: number) => ['10.0.0.1', `name ${i}`]],
    ['one name', (i: number) => [`10.0.${i}.1`, 'name x']],
  ])('a flood of %s is behind everybody else', async (_what, keys) => {
    const { come, drain, served } = bench()
    for (const i of flood(300)) void come('flood', keys(i))
    void come('person', ['10.9.0.1', 'name me'])
    void come('other', ['10.9.0.2', 'name you'])
    await drain()
    expect(served.indexOf('person')).toBe(1)
    expect(served.indexOf('other')).toBe(2)
    expect(served).toHaveLength(302)
  })

  it('who comes again and again while a flood lasts is not behind it either', async () => {
    const { come, drain, served, ends } = bench()
    for (const i of flood(50)) void come('flood', ['10.0.0.1', `name ${i}`])
    for (const _ of flood(5)) {
      void come('person', ['10.9.0.1', 'name me'])
      while (served.at(-1) !== 'person') {
        ends.shift()?.()
        await new Promise<void>((resolve) => setImmediate(resolve))
      }
    }
    expect(served.filter((one) => one === 'flood').length).toBeLessThan(12)
    await drain()
  })

  it('whom the server knows goes before strangers of any number of addresses and names', async () => {
    const { come, drain, served } = bench()
    for (const i of flood(300)) void come('flood', [`10.0.${i}.1`, `name ${i}`])
    void come('person', 'known')
    await drain()
    expect(served.indexOf('person')).toBe(1)
  })

  it('where no more may wait, the last of the longest line goes, not who comes', async () => {
    const { come, drain, served, refused } = bench(10)
    for (const i of flood(30)) void come('flood', ['10.0.0.1', `name ${i}`])
    void come('person', ['10.9.0.1', 'name me'])
    await drain()
    expect(served.filter((one) => one === 'person')).toHaveLength(1)
    expect(served).toHaveLength(11)
    expect(refused).toEqual(Array.from({ length: 20 }, () => 'flood'))
  })

  it('of those in the same place in line, who came first is served first', async () => {
    const { come, drain, served } = bench()
    for (const name of ['a', 'b', 'c']) void come(name, [name])
    await drain()
    expect(served).toEqual(['a', 'b', 'c'])
  })

  it('of those in the same place in line, who came last goes: the newcomer before one who waits', async () => {
    const { come, drain, served, refused } = bench(3)
    const line = [
      ['a', 'A'],
      ['b', 'B'],
      ['b2', 'B'],
      ['a2', 'A'],
      ['c', 'C'],
      ['b3', 'B'],
      ['d', 'D'],
    ]
    for (const [name = '', address = ''] of line) void come(name, [address])
    void come('e', ['E'])
    await drain()
    expect(served).toEqual(['a', 'b', 'c', 'd'])
    expect(refused).toEqual(['a2', 'b3', 'b2', 'e'])
  })

  it('a new caller goes behind those who are as far in line as the one served now', async () => {
    const { come, drain, served, ends } = bench()
    for (const i of [1, 2, 3]) for (const name of ['a', 'b']) void come(`${name}${i}`, [name])
    while (served.at(-1) !== 'a3') {
      ends.shift()?.()
      await new Promise<void>((resolve) => setImmediate(resolve))
    }
    void come('new', ['c'])
    await drain()
    expect(served).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3', 'new'])
  })

  it('a flood counts against its address as long as any of its work still runs', async () => {
    const { come, drain, served, ends } = bench(1_000, 2)
    void come('a1', ['A'])
    void come('a2', ['A'])
    ends.shift()?.()
    await new Promise<void>((resolve) => setImmediate(resolve))
    for (const name of ['a3', 'a4']) void come(name, ['A'])
    for (const name of ['b1', 'b2']) void come(name, ['B'])
    await drain()
    expect(served).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'a4'])
  })

  it('where nobody may wait, who finds no free slot is refused', async () => {
    const { come, drain, served, refused } = bench(0)
    void come('first', ['A'])
    void come('stranger', ['B'])
    void come('person', 'known')
    await drain()
    expect([served, refused]).toEqual([['first'], ['stranger', 'person']])
  })

  it('a flood that is over counts against nobody any more', async () => {
    const { come, drain, served } = bench()
    for (const _ of flood(5)) void come('flood', ['A'])
    await drain()
    for (const name of ['X', 'A', 'B']) void come(name, [name])
    await drain()
    expect(served.slice(5)).toEqual(['X', 'A', 'B'])
  })

  it('never runs more work at once than allowed, also when callers come while work ends', async () => {
    let running = 0
    let most = 0
    const turns = createTurns({ atOnce: 2, mostWaiting: 100 })
    await Promise.all(
      flood(40).map(async (i) => {
        if (i % 3 === 0) await new Promise<void>((resolve) => setImmediate(resolve))
        await turns([`10.0.0.${i}`], async () => {
          running += 1
          most = Math.max(most, running)
          await Promise.resolve()
          running -= 1
        })
      }),
    )
    expect([most, running]).toEqual([2, 0])
  })
})
