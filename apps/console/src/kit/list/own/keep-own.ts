import { keptLooks, ownStore, type KeptLooks } from './own-store.ts'

const kept = keptLooks()

/** Changes the looks on screen, and keeps them in this browser. */
export function keepOwn(next: KeptLooks): void {
  ownStore.now = next
  kept.write(next)
}
