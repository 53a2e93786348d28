import { check } from './check.mjs'
import { dev } from './dev.mjs'
import { installPackages } from './packages.mjs'
import { createRuntime } from './runtime.mjs'
import { Stop, say } from './say.mjs'
import { start } from './start.mjs'
import { test, testLong } from './test.mjs'
import { tool } from './tool.mjs'

/** Commands of `npm run <name>`; each gets the runtime and the arguments after the name. */
const COMMANDS = {
  start,
  dev,
  test,
  'test:long': testLong,
  check,
  lint: tool([['oxlint', '--type-aware', '--deny-warnings']]),
  format: tool([['oxfmt']]),
  openapi: tool([
    ['node', 'tools/openapi/emit.ts'],
    ['node', 'tools/openapi/generate.mjs'],
    ['node', 'tools/openapi/reference/main.ts'],
  ]),
  'sdk:changes': tool([['node', 'tools/openapi/changes/main.ts']]),
  'sdk:release': tool([['node', 'tools/openapi/changes/main.ts', '--release']]),
  'sdk:pack': tool([['node', 'tools/sdk-package/pack.ts']]),
  'widget:pack': tool([['node', 'tools/widget-package/pack.ts']]),
  consumers: tool([['node', 'tools/sdk-package/test-consumers.ts']], { browsers: ['Chromium'] }),
  'test:widget': tool([['node', 'tools/widget-package/test-consumers.ts']], {
    browsers: ['Chromium'],
  }),
  e2e: tool([['playwright', 'test']], {
    cwd: 'apps/console',
    browsers: ['Chromium', 'Firefox'],
    usual: { OMC_TESTS: 'all' },
  }),
  screens: tool([['vitest', 'run', '--config', 'vitest.screens.config.ts']], {
    cwd: 'apps/console',
    browsers: ['Chromium'],
  }),
  visual: tool([['playwright', 'test', 'e2e/look/']], {
    cwd: 'apps/console',
    browsers: ['Chromium'],
    usual: { OMC_LOOKS: 'all', OMC_TESTS: 'all' },
  }),
  storybook: tool([['storybook', 'dev', '--port', '6006', '--no-open', '--no-version-updates']], {
    cwd: 'apps/storybook',
  }),
  'build:storybook': tool([['nx', 'build', 'storybook', '--outputStyle=static']]),
  stories: tool(
    [
      ['nx', 'build', 'storybook'],
      ['playwright', 'test', '--config', 'apps/storybook/playwright.config.ts'],
    ],
    { browsers: ['Chromium'] },
  ),
  'test:extension': tool([['nx', 'run', '@omc/extension:e2e', '--outputStyle=static']], {
    browsers: ['full Chromium'],
  }),
  'test:mutants': tool([['node', 'tools/mutants/main.ts']]),
  'test:repeat': tool([['node', 'tools/repeat/repeat-tests.ts']]),
  backup: tool([['node', 'tools/backup/backup.ts']]),
  restore: tool([['node', 'tools/backup/restore.ts']]),
  'audit:verify': tool([['node', 'tools/audit/verify.ts']]),
  matrix: tool([['vitest', 'run', 'test/policy']], {
    cwd: 'apps/api',
    usual: { MATRIX: 'all' },
  }),
  'coverage:spec': tool([['node', 'tools/spec-coverage/coverage-spec.ts']]),
  'bench:api': tool([['node', 'tools/bench/api-bench.ts']]),
  'bench:sdk': tool([['node', '--expose-gc', 'tools/bench-sdk/bench-sdk.ts']], {
    browsers: ['Chromium'],
  }),
  'bench:list': tool([['node', 'tools/bench-list/bench-list.ts']], { browsers: ['Chromium'] }),
  'bench:chat': tool([['node', 'tools/bench-chat/bench-chat.ts']], { browsers: ['Chromium'] }),
  'bench:shell': tool([['node', 'tools/bench-shell/bench-shell.ts']], { browsers: ['Chromium'] }),
  'bench:cable': tool([['node', 'tools/bench-cable/bench-cable.ts']]),
  'bench:publish': tool([['node', 'tools/bench-publish/bench-publish.ts']]),
  'sim:publish': tool([['node', 'tools/sim-publish/sim-publish.ts']]),
  'size:sdk': tool([['node', 'tools/bench-sdk/size-sdk.ts']]),
  'size:widget': tool([['node', 'tools/widget-package/size-widget.ts']]),
  'bench:flood': tool([['node', 'tools/bench/flood-bench.ts']]),
  kill: tool([['node', 'tools/chaos/kill-test.ts']]),
  session: tool([['vitest', 'run', 'src/session']], {
    cwd: 'libs/sdk',
    usual: { SDK_ROUNDS: '1000' },
  }),
  walk: tool([['vitest', 'run', '--config', 'walk.config.ts']], { cwd: 'tools/sdk-walk' }),
  fuzz: tool([['vitest', 'run', 'test/fuzz/fuzz.test.ts']], {
    cwd: 'apps/api',
    usual: { FUZZ_RUNS: '300' },
  }),
}

/**
 * Prepares the machine, then runs the command in the first argument.
 *
 * @param {string[]} words
 */
export async function main([name = 'start', ...words]) {
  try {
    const command = COMMANDS[name]
    if (command === undefined) {
      throw new Stop(
        `没有命令 ${name}`,
        `there is no command ${name}; there are ${Object.keys(COMMANDS).join(', ')}`,
      )
    }
    await installPackages()
    process.exitCode = await command(createRuntime(), words)
  } catch (error) {
    const stop = error.code === 'ENOSPC' ? diskFull(error) : error
    if (!(stop instanceof Stop)) throw error
    say(`✗ ${stop.message}`)
    process.exitCode = stop.exitCode
  }
}

/** Error for a full disk, with the path that was being written. */
function diskFull({ path, message }) {
  return new Stop('磁盘已满', `the disk is full (${path ?? message})`)
}
