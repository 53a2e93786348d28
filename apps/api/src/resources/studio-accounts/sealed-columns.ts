import { createSealedColumns } from '../../workflows/sealed-columns.ts'

/** The secrets of a publishing account. */
export const accountSecrets = createSealedColumns(
  ({ teamId, platform, uid }) => `studio_accounts/${teamId}/${platform}/${uid}`,
)
