import { join } from 'node:path'
import type { ViteUserConfig } from 'vitest/config'

/**
 * Configuration for Stryker: runs the tests of one project with its own configuration, but from the
 * root of the repository, because Stryker copies the root before it mutates files.
 */
const { MUTANT_PROJECT = '', MUTANT_TESTS = '[]' } = process.env
const folder = join(import.meta.dirname, '../..', MUTANT_PROJECT)
// as: a Vitest configuration is a default export.
const { default: own } = (await import(join(folder, 'vitest.config.ts'))) as {
  default: ViteUserConfig
}

export default {
  ...own,
  root: folder,
  test: { ...own.test, include: JSON.parse(MUTANT_TESTS) as string[] },
} satisfies ViteUserConfig
