export { memoryStore, type MemoryStore } from './memory-store.ts'
export { seededRandom } from './seeded-random.ts'
export { VirtualClock } from './virtual-clock.ts'
