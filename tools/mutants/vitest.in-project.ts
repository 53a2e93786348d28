import { join } from 'node:path'
import type { ViteUserConfig } from 'vitest/config'

/**
 * What Stryker runs: the tests of one project as its own configuration has them, from the root of
 * the repository, because that is what is copied before it is mutated.
 */
const { MUTANT_PROJECT = '', MUTANT_TESTS = '[]' } = process.env
const folder = join(import.meta.dirname, '../..', MUTANT_PROJECT)
// A configuration of Vitest is its default export.
const { default: own } = (await import(join(folder, 'vitest.config.ts'))) as {
  default: ViteUserConfig
}

export default {
  ...own,
  root: folder,
  test: { ...own.test, include: JSON.parse(MUTANT_TESTS) as string[] },
} satisfies ViteUserConfig
