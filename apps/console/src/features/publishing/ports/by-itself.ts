/**
 * For calls that the run of an account makes by itself, on whatever screen the person is: a refusal is
 * shown at the account and leads nobody away.
 */
export const BY_ITSELF = { background: true } as const
