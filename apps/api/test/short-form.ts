/** Whether the long form runs (`npm run test:long`). */
export const isLong = [process.env['OMC_TESTS'], process.env['MATRIX']].includes('all')

/** All in the long form; in the gate every nth, beginning with the first. */
export const sampled = <T>(all: readonly T[], nth: number): readonly T[] =>
  isLong ? all : all.filter((_, at) => at % nth === 0)

/** The number of the long form, or the smaller one of the gate. */
export const atMost = (long: number, short: number): number => (isLong ? long : short)
