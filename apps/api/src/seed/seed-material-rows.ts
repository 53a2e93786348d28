import type { Goods } from '@omc/demo-world'
import type { Desk } from './seed-desk.ts'

/** A material of a team: a product, and others of its kind. */
export interface Material {
  id: number
  at: number
  userId: number | null
  source: string
  goods: readonly [Goods, ...Goods[]]
}

const STEP_MS = 53 * 60_000

/** When a material changed last. */
export const changedAt = ({ deps }: Desk, { at }: Pick<Material, 'at'>) =>
  new Date(deps.now.getTime() - at * STEP_MS)
