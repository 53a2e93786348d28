export { memoryStore, type MemoryStore } from './memory-store.ts'
export { seededRandom } from './seeded-random.ts'
export { VIRTUAL_PERSON, withoutInterception } from './virtual-access.ts'
export { VirtualClock } from './virtual-clock.ts'
