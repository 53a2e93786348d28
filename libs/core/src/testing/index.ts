export { seededRandom } from './seeded-random.ts'
export { VirtualClock } from './virtual-clock.ts'
