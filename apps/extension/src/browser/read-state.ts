import { type Deployment, deploymentHash, type ExtensionState } from '@omc/core/extension'
import { allowedPlatforms } from './allowed-platforms.ts'
import type { ExtensionApi } from './extension-api.ts'

/** The version, the deployment, and which of its platforms a person has allowed. */
export async function readState(
  { permissions, runtime }: Pick<ExtensionApi, 'permissions' | 'runtime'>,
  deployment: Deployment,
): Promise<ExtensionState> {
  const allowed = new Set(
    (await allowedPlatforms(permissions, deployment)).map(({ origin }) => origin),
  )
  return {
    version: runtime.getManifest().version,
    deploymentHash: deploymentHash(deployment),
    platforms: deployment.platforms.map(({ origin }) => ({
      origin,
      isAllowed: allowed.has(origin),
    })),
  }
}
