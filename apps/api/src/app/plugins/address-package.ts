import {
  addressManifest,
  type Deployment,
  DEPLOYMENT_FILE,
  deploymentHash,
} from '@omc/core/extension'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

const MANIFEST_FILE = 'manifest.json'

export type AddressedPackage = {
  /** Version in the manifest. */
  readonly version: string
  /** Hash of the deployment in the package. */
  readonly deploymentHash: string
  readonly bytes: Uint8Array
}

/**
 * A package of the browser extension for another deployment: its manifest and its list of origins
 * are replaced. The same package and deployment give the same bytes.
 *
 * @throws Error for a file that is no such package
 */
export function addressPackage(zip: Uint8Array, deployment: Deployment): AddressedPackage {
  const files = unzipSync(zip)
  const manifest: unknown = JSON.parse(strFromU8(files[MANIFEST_FILE] ?? new Uint8Array()))
  if (typeof manifest !== 'object' || manifest === null || !('version' in manifest))
    throw new Error(`the package has no ${MANIFEST_FILE} with a version`)
  const addressed = {
    ...files,
    [MANIFEST_FILE]: json(addressManifest(manifest, deployment)),
    [DEPLOYMENT_FILE]: json(deployment),
  }
  // The first date that a zip can hold.
  const bytes = zipSync(addressed, { level: 9, mtime: new Date(1980, 0, 1), os: 3 })
  return { version: String(manifest.version), deploymentHash: deploymentHash(deployment), bytes }
}

const json = (value: unknown) => strToU8(`${JSON.stringify(value, null, 2)}\n`)
