import { describe, expect, it } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import { createTabElection } from './tab-election.ts'

const ASK_MS = 100

function standing(mine = 0.5) {
  const clock = createTestClock()
  const election = createTabElection(clock, () => mine, ASK_MS)
  return { clock, election }
}

describe('of two tabs that ask at the same time', () => {
  it('the one with the lower number goes first', () => {
    const { election } = standing()
    expect(election.stand()).toBe(0.5)
    expect([0.4, 0.5, 0.6].map(election.hearAsk)).toEqual([false, false, true])
    expect(election.isLost()).toBe(false)
  })

  it('the one that is told of another that works waits, and tells others nothing', () => {
    const { election } = standing()
    election.stand()
    election.hearBusy(0.7)
    expect(election.isLost()).toBe(false)
    election.hearBusy(0.5)
    expect(election.isLost()).toBe(true)
    expect(election.hearAsk(0.9)).toBe(false)
  })
})

describe('a tab that comes later', () => {
  it('waits for one that has just asked, for as long as asking takes', async () => {
    const { clock, election } = standing()
    election.hearAsk(0.9)
    await clock.advance(ASK_MS - 1)
    election.stand()
    expect(election.isLost()).toBe(true)
    await clock.advance(1)
    election.stand()
    expect(election.isLost()).toBe(false)
  })

  it('is told of a request under way, whatever its number, until the request is over', () => {
    const { election } = standing()
    election.stand()
    election.work()
    expect(election.hearAsk(0.1)).toBe(true)
    election.rest()
    expect(election.hearAsk(0.9)).toBe(false)
  })

  it('need not wait for one that it went before', () => {
    const { election } = standing()
    election.stand()
    election.hearAsk(0.6)
    election.rest()
    election.stand()
    expect(election.isLost()).toBe(false)
  })
})
