/**
 * For calls that a run or a job makes on whatever screen the person is: a refusal is shown at the
 * account and leads nobody away.
 */
export const BACKGROUND = { background: true } as const
