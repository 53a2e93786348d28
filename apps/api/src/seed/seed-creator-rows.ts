import type { Goods } from '@omc/demo-world'
import type { Desk } from './seed-desk.ts'

/** An assignment with the goods that were found for it. */
export interface SeededTask {
  id: number
  i: number
  platform: string
  goods: readonly Goods[]
  userId: number | null
}

/** A product of a pool with its row. */
export interface SeededPool {
  id: number
  i: number
  source: string
  goods: Goods
  userId: number | null
}

const STEP_MS = 71 * 60_000

/** When the rows of a turn changed last. */
export const stampOf = ({ deps }: Desk, i: number) =>
  new Date(deps.now.getTime() - (i + 1) * STEP_MS)
