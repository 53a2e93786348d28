import { createSealedColumns } from '../../workflows/sealed-columns.ts'

/** The secrets of a login at a platform. */
export const loginSecrets = createSealedColumns(
  ({ platform, uid }) => `access_accounts/${platform}/${uid}`,
)
