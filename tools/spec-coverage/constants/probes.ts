/** Whole numbers from 0 up to a limit. */
const upTo = (limit: number): number[] => Array.from({ length: limit + 1 }, (_, index) => index)

/** Numbers that a check takes, from 0 up to a limit. */
export const taken = (check: (value: number) => boolean, limit: number): number[] =>
  upTo(limit).filter(check)

/** First and last number that a check takes. */
export function rangeOf(check: (value: number) => boolean, limit: number): number[] {
  const numbers = taken(check, limit)
  return [Math.min(...numbers), Math.max(...numbers)]
}

/** Digits behind the point. */
export const decimalsOf = (amount: string): number => amount.split('.')[1]?.length ?? 0

export const seconds = (ms: number | undefined): number => Number(ms) / 1000
