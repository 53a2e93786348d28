import { expect, it } from 'vitest'
import { seededRandom } from '../../libs/core/src/testing/index.ts'
import { reconnectDelayMs } from '../../libs/sdk/src/realtime/cable-timing.ts'
import { peakRatio } from './wave.ts'

const CLIENTS = 2_000
const seeded = seededRandom(15)

/** Attempts of all clients after they lost the server at once, which is gone for the first few. */
function attemptsOf(random: () => number, failed: number): number[] {
  return Array.from({ length: CLIENTS }, () => {
    let at = 0
    return Array.from({ length: failed + 1 }, (_, n) => (at += reconnectDelayMs(n, random)))
  }).flat()
}

it('F15: clients that lost a server at once stay below three times the steady rate', () => {
  for (const failed of [0, 1, 2, 5])
    expect(
      peakRatio(
        attemptsOf(() => seeded.next(), failed),
        CLIENTS,
      ),
    ).toBeLessThan(1.5)
})

it('F15: the same clients without chance come far above it', () => {
  for (const failed of [0, 1, 5])
    expect(
      peakRatio(
        attemptsOf(() => 0.5, failed),
        CLIENTS,
      ),
    ).toBeGreaterThan(3)
})
