import { join } from 'node:path'
import { installLocked } from '../packing/install-locked.ts'

/**
 * Installs Stryker in the user's cache: a hundred packages that are not needed to build, start or
 * test the product.
 *
 * @returns the folder with its `node_modules`
 */
export const installStryker = (): Promise<string> =>
  installLocked({
    name: 'stryker',
    from: join(import.meta.dirname, 'stryker'),
    files: ['package.json', 'package-lock.json'],
  })
