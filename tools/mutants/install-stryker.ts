import { join } from 'node:path'
import { installLocked } from '../packing/install-locked.ts'

/**
 * Stryker, installed in a folder of the person's cache: a hundred packages that nobody needs who
 * builds, starts or tests the product.
 *
 * @returns the folder with its `node_modules`
 */
export const installStryker = (): Promise<string> =>
  installLocked({
    name: 'stryker',
    from: join(import.meta.dirname, 'stryker'),
    files: ['package.json', 'package-lock.json'],
  })
