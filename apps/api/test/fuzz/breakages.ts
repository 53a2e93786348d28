import { BODY_BREAKAGES } from './body-breakages.ts'
import type { Breakage } from './breakage.ts'
import { ENVELOPE_BREAKAGES } from './envelope-breakages.ts'
import { PATH_BREAKAGES } from './path-breakages.ts'
import { QUERY_BREAKAGES } from './query-breakages.ts'

/** Every way a call is broken. */
export const BREAKAGES: readonly Breakage[] = [
  ...BODY_BREAKAGES,
  ...ENVELOPE_BREAKAGES,
  ...QUERY_BREAKAGES,
  ...PATH_BREAKAGES,
]
