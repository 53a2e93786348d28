/** Operator's options for the runs of one account. Delays in whole seconds. */
export type RunOptions = {
  readonly draft: boolean
  readonly activity: boolean
  readonly delayMinS: number
  readonly delayMaxS: number
}

export const MAX_DELAY_S = 3_600

export const runOptionsKey = (key: string): string => `omc.publishing.options.${key}`

export function parseRunOptions(value: unknown): RunOptions | null {
  if (typeof value !== 'object' || value === null) return null
  const { draft, activity, delayMinS, delayMaxS } = { ...BLANK, ...value }
  if (typeof draft !== 'boolean' || typeof activity !== 'boolean') return null
  if (!isDelay(delayMinS) || !isDelay(delayMaxS) || delayMinS > delayMaxS) return null
  return { draft, activity, delayMinS, delayMaxS }
}

const BLANK: Readonly<Record<keyof RunOptions, unknown>> = {
  draft: null,
  activity: null,
  delayMinS: null,
  delayMaxS: null,
}

const isDelay = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_DELAY_S

/** A run in progress, stored so that a reload can find it. */
export type RunMemory = {
  readonly startedAt: number
  /** Worked until it was stored last, without its pauses, ms. */
  readonly workedMs: number
  readonly published: number
  readonly failed: number
}

export const runMemoryKey = (key: string): string => `omc.publishing.run.${key}`

export function parseRunMemory(value: unknown): RunMemory | null {
  if (typeof value !== 'object' || value === null) return null
  const { startedAt, workedMs, published, failed } = { ...NO_RUN, ...value }
  if (!isCount(startedAt) || !isCount(published) || !isCount(failed)) return null
  return { startedAt, workedMs: isCount(workedMs) ? workedMs : 0, published, failed }
}

const NO_RUN: Readonly<Record<keyof RunMemory, unknown>> = {
  startedAt: null,
  workedMs: null,
  published: null,
  failed: null,
}

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0
