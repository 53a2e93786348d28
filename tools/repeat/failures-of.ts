import { relative } from 'node:path'
import type { TestModule, TestRunResult } from 'vitest/node'

/** Name of what failed, and the messages of its errors. */
export type Failure = { readonly name: string; readonly messages: readonly string[] }

/**
 * Everything that failed in a round: tests, and the hooks, files and stray errors outside of them.
 *
 * @param project  folder that the names of files are relative to
 */
export function failuresOf(
  { testModules, unhandledErrors }: TestRunResult,
  project: string,
): readonly Failure[] {
  const stray =
    unhandledErrors.length > 0 ? [{ name: 'outside of tests', errors: unhandledErrors }] : []
  return [...testModules.flatMap((module) => inModule(module, project)), ...stray].map(
    ({ name, errors }) => ({ name, messages: errors.map(messageOf) }),
  )
}

function inModule(module: TestModule, project: string) {
  const file = relative(project, module.moduleId)
  const tests = [...module.children.allTests('failed')].map((test) => ({
    name: `${file} > ${test.fullName}`,
    errors: test.result().errors ?? [],
  }))
  const suites = [...module.children.allSuites()].map((suite) => ({
    name: `${file} > ${suite.fullName} (its hooks)`,
    errors: suite.errors(),
  }))
  const whole = { name: `${file} (the file)`, errors: module.errors() }
  return [...tests, ...[...suites, whole].filter(({ errors }) => errors.length > 0)]
}

const messageOf = (error: unknown): string =>
  error instanceof Error || (typeof error === 'object' && error !== null && 'message' in error)
    ? String(error.message)
    : String(error)
