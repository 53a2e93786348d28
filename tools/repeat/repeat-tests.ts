import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createVitest } from 'vitest/node'
import { burnCores } from './burn-cores.ts'
import { failuresOf } from './failures-of.ts'

/**
 * Runs test files repeatedly while other programs keep the cores busy, and lists each test that
 * failed in any round: `npm run test:repeat -- apps/api/src/auth --times 20 --load 2`. Finds tests
 * that depend on a quiet machine.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '20' },
    load: { type: 'string', default: '2' },
    config: { type: 'string', default: 'vitest.config.ts' },
  },
})
const times = Number(values.times)
const place = positionals[0]
if (place === undefined || !Number.isSafeInteger(times) || times < 1) {
  console.error(
    'usage: npm run test:repeat -- FILE_OR_FOLDER … [--times 20] [--load 2] [--config NAME]',
  )
  process.exit(2)
}

const project = projectOf(resolve(place))
const filters = positionals.map((path) => relative(project, resolve(path)))
process.chdir(project)
const release = burnCores(Number(values.load))
const vitest = await createVitest('test', {
  config: values.config,
  watch: false,
  reporters: [{}],
})
const failures = new Map<string, number>()
try {
  const specifications = await vitest.getRelevantTestSpecifications(filters)
  if (specifications.length === 0) throw new Error(`no test file matches ${filters.join(', ')}`)
  for (let round = 1; round <= times; round += 1) {
    const result = await vitest.runTestSpecifications(specifications, true)
    for (const { name, messages } of failuresOf(result, project)) {
      failures.set(name, (failures.get(name) ?? 0) + 1)
      console.log(messages.join('\n'))
    }
    console.log(`round ${round} of ${times}: ${failures.size} failed so far`)
  }
  console.log(
    `\n${specifications.length} files, ${times} rounds, ${values.load} busy programs beside them`,
  )
} finally {
  release()
  await vitest.close()
}
for (const [name, count] of failures) console.log(`failed in ${count} of ${times}: ${name}`)
console.log(`${failures.size === 0 ? 1 : 0} passed, ${failures.size} failed`)
process.exit(failures.size === 0 ? 0 : 1)

/** Nearest parent folder with a test configuration. */
function projectOf(path: string): string {
  if (existsSync(join(path, values.config))) return path
  const above = dirname(path)
  if (above === path) throw new Error(`no ${values.config} above ${place}`)
  return projectOf(above)
}
