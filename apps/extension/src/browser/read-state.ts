import type { Deployment, ExtensionState } from '@omc/core/extension'
import { allowedPlatforms } from './allowed-platforms.ts'
import type { ExtensionApi } from './extension-api.ts'

/** The version, and which platforms of a deployment a person has allowed. */
export async function readState(
  { permissions, runtime }: Pick<ExtensionApi, 'permissions' | 'runtime'>,
  deployment: Deployment,
): Promise<ExtensionState> {
  const allowed = new Set(
    (await allowedPlatforms(permissions, deployment)).map(({ origin }) => origin),
  )
  return {
    version: runtime.getManifest().version,
    platforms: deployment.platforms.map(({ origin }) => ({
      origin,
      isAllowed: allowed.has(origin),
    })),
  }
}
