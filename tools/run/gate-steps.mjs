import { run } from './run-program.mjs'

const MINUTE_MS = 60_000

/**
 * @typedef {{ env: NodeJS.ProcessEnv }} Machine
 * @typedef {import('./schedule.mjs').Step} Step
 */

/**
 * What needs no test run: seconds each, two side by side.
 *
 * @param {Machine} machine
 * @returns {Step[]}
 */
export function checkSteps(machine) {
  return [
    program(machine, 'types', ['nx', ...many('typecheck')]),
    program(machine, 'lint', ['oxlint', '--type-aware', '--deny-warnings']),
    program(machine, 'format', ['oxfmt', '--check']),
    program(machine, 'layers', ['node', 'tools/checks/layers.mjs']),
    program(machine, 'rules', ['node', 'tools/checks/run-checks.mjs']),
    program(machine, 'checks bite', [
      'node',
      '--test',
      'tools/checks/*.test.mjs',
      'tools/run/*.test.mjs',
    ]),
    program(machine, 'unused code', ['knip', '--no-progress']),
    program(machine, 'API description', ['node', 'tools/openapi/emit.ts', '--check']),
    program(machine, 'generated SDK', ['node', 'tools/openapi/generate.mjs', '--check']),
    program(machine, 'reference of the SDK', [
      'node',
      'tools/openapi/reference/main.ts',
      '--check',
    ]),
    program(machine, 'changes of the API', ['node', 'tools/openapi/changes/main.ts', '--check']),
    program(machine, 'specification', ['node', 'tools/spec-coverage/coverage-spec.ts']),
  ]
}

/**
 * Builds, tests, browsers and kills.
 *
 * @param {Machine} machine
 * @returns {Step[]}
 */
export function testSteps(machine) {
  const whole = { places: 2 }
  return [
    program(machine, 'build', ['nx', ...many('build')]),
    program(machine, 'size budget', ['node', 'tools/checks/size-budget.mjs'], { needs: ['build'] }),
    program(machine, 'leaks of the build', ['node', 'tools/checks/bundle-leaks.mjs'], {
      needs: ['build'],
    }),
    program(machine, 'SDK size', ['node', 'tools/bench-sdk/size-sdk.ts']),
    program(machine, 'size of the chat widget', ['node', 'tools/widget-package/size-widget.ts']),
    program(machine, 'tests', ['nx', ...many('test')], { ...whole, minutes: 15 }),
    program(machine, 'browser tests', ['playwright', 'test'], {
      ...whole,
      cwd: 'apps/console',
      needs: ['build'],
      minutes: 15,
    }),
    program(machine, 'catalogue', ['playwright', 'test'], {
      ...whole,
      cwd: 'apps/storybook',
      needs: ['build'],
      minutes: 10,
    }),
    program(machine, 'chat widget', ['playwright', 'test'], {
      ...whole,
      cwd: 'libs/chat-widget',
      minutes: 10,
    }),
    program(machine, 'SDK walk', ['vitest', 'run', '--config', 'walk.config.ts'], {
      cwd: 'tools/sdk-walk',
    }),
    program(
      machine,
      'consumers of the SDK',
      ['node', 'tools/sdk-package/test-consumers.ts'],
      whole,
    ),
    program(
      machine,
      'consumers of the chat widget',
      ['node', 'tools/widget-package/test-consumers.ts'],
      whole,
    ),
    program(machine, 'list speed', ['node', 'tools/bench/api-bench.ts', '--short'], { ...whole }),
    program(
      machine,
      'SDK speed',
      ['node', '--expose-gc', 'tools/bench-sdk/bench-sdk.ts', '--short'],
      { ...whole },
    ),
    program(machine, 'shell speed', ['node', 'tools/bench-shell/bench-shell.ts', '--short'], {
      ...whole,
      needs: ['build'],
    }),
    program(machine, 'chat speed', ['node', 'tools/bench-chat/bench-chat.ts', '--short'], {
      ...whole,
    }),
    program(
      machine,
      'cable memory and storm',
      ['node', 'tools/bench-cable/bench-cable.ts', '--short'],
      {
        ...whole,
      },
    ),
    program(machine, 'kill test', ['node', 'tools/chaos/kill-test.ts', '--short'], {
      ...whole,
      needs: ['build'],
      minutes: 10,
    }),
  ]
}

function many(target) {
  return ['run-many', '-t', target, '--parallel=2', '--outputStyle=static', '--nxBail=false']
}

function program({ env }, name, [file, ...args], { cwd, places, needs, minutes = 5 } = {}) {
  return {
    name,
    places,
    needs,
    run: () => run(file, args, { env, cwd, limitMs: minutes * MINUTE_MS }),
  }
}
