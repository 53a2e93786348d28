import { type Deployment, type FramedPlatform, pagesOf } from '@omc/core/extension'
import type { ExtensionApi } from './extension-api.ts'

/** The platforms of a deployment that a person has allowed. */
export async function allowedPlatforms(
  permissions: Pick<ExtensionApi['permissions'], 'contains'>,
  { platforms }: Deployment,
): Promise<readonly FramedPlatform[]> {
  const answers = await Promise.all(
    platforms.map(({ origin }) => permissions.contains({ origins: [pagesOf(origin)] })),
  )
  return platforms.filter((_platform, index) => answers[index])
}
