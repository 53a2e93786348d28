import type { Heads, HeadStore } from '../src/audit/heads.ts'

/** Keeps the heads of the audit chains for as long as a test runs. */
export function createMemoryHeads(): HeadStore {
  let kept: Heads | undefined
  return {
    read: async () => kept,
    write: async (heads) => void (kept = heads),
  }
}
