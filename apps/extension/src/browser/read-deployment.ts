import { type Deployment, DEPLOYMENT_FILE } from '@omc/core/extension'
import type { ExtensionApi } from './extension-api.ts'

/** The deployment that this package was made for; the file is part of the package. */
export async function readDeployment({
  getURL,
}: Pick<ExtensionApi['runtime'], 'getURL'>): Promise<Deployment> {
  const answer = await fetch(getURL(DEPLOYMENT_FILE))
  // Written by `addressPackage` of the server or by the build, and shipped with this script.
  return (await answer.json()) as Deployment
}
