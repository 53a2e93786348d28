import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deployment } from '@omc/core/extension'
import type { Config } from '../../kernel/config.ts'
import { addressPackage, type AddressedPackage } from './address-package.ts'

/** Name of the package, as the build of the extension writes it. */
export const EXTENSION_NAME = 'omc-extension'

/**
 * Reads the built browser extension, addressed to this server: only pages of its own origin may use
 * it, and only its framed origins can be allowed. Made once for each build; undefined as long as
 * there is none.
 */
export function extensionPackage(config: Config): () => Promise<AddressedPackage | undefined> {
  const file = join(config.extensionDir, `${EXTENSION_NAME}.zip`)
  const deployment = deploymentOf(config)
  let last: { readonly builtMs: number; readonly made: AddressedPackage } | undefined
  return async () => {
    // It may be built while the server runs.
    if (!existsSync(file)) return undefined
    const found = await stat(file)
    if (last?.builtMs !== found.mtimeMs)
      last = { builtMs: found.mtimeMs, made: addressPackage(await readFile(file), deployment) }
    return last.made
  }
}

const deploymentOf = ({ publicOrigin, frameOrigins, framePolicies }: Config): Deployment => ({
  console: publicOrigin,
  platforms: frameOrigins.map((origin) => {
    const policy = framePolicies[origin]
    return policy === undefined ? { origin } : { origin, policy }
  }),
})
