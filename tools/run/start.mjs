import { createCatalogue } from './catalogue.mjs'
import { createChildren } from './children.mjs'
import { demoLogins } from './demo-people.mjs'
import { claimRun, forgetRun, noteServers } from './leftovers.mjs'
import { endPrograms, run } from './run-program.mjs'
import { Stop, say, seconds, step } from './say.mjs'
import { SERVERS } from './servers.mjs'
import { assertPortFree, readSettings } from './settings.mjs'
import { waitReady } from './wait-ready.mjs'

/**
 * Builds the console, starts both servers, says where they are, builds the catalogue, and stops
 * with the person.
 */
export async function start(runtime) {
  return serve(runtime, { build: buildConsole, servers: SERVERS, hasCatalogue: true })
}

/**
 * @param {{ node: string, env: NodeJS.ProcessEnv }} runtime
 * @param {{ build: Function, servers: Record<string, string[]>, show?: boolean, hasCatalogue?: boolean }} plan
 */
export async function serve(runtime, { build, servers, show = false, hasCatalogue = false }) {
  const startedAt = performance.now()
  const settings = readSettings()
  const children = createChildren(settings)
  const asked = listenForStop(children)
  const catalogue = hasCatalogue ? createCatalogue(settings) : undefined
  await claimRun(settings)
  try {
    await assertPortFree('PORT', settings.port)
    await assertPortFree('SANDBOX_PORT', settings.sandboxPort)
    const env = { ...runtime.env, ...settings.env }
    const stopBuild = await build({ ...runtime, env })
    const ended = children.firstEnd.then(explainEnd)
    catalogue?.expect()
    await step('启动服务', 'starting the servers', () => {
      for (const [name, args] of Object.entries(servers)) {
        children.start(name, args, { node: runtime.node, env }, { show })
      }
      noteServers(settings, children.pids())
      return Promise.race([waitReady(settings), ended, asked])
    })
    if (!asked.done) {
      announce(settings, performance.now() - startedAt)
      void catalogue?.build({ ...runtime, env })
    }
    await Promise.race([ended, asked])
    stopBuild?.()
    return 0
  } catch (error) {
    // A run that was interrupted on request has not failed.
    if (asked.done) return 0
    throw error
  } finally {
    catalogue?.stop()
    if (children.pids().length > 0) say('… 正在停止 · stopping')
    await children.stop()
    forgetRun(settings)
    if (asked.done) say('✓ 已停止 · stopped')
  }
}

function buildConsole(runtime) {
  return step('构建控制台', 'building the console', async () => {
    const { code, said } = await run('nx', ['build', 'console', '--outputStyle=static'], runtime)
    if (code === 0) return
    if (/ENOSPC|No space left/.test(said)) {
      throw new Stop('磁盘已满，无法构建控制台', 'the disk is full: the console cannot be built')
    }
    throw new Stop('控制台构建失败', `the console could not be built\n${said.trim()}`)
  })
}

function announce({ port, sandboxPort }, tookMs) {
  say('')
  say(`  就绪 · ready in ${seconds(tookMs)}`)
  say(`  控制台 · console      http://localhost:${port}`)
  say(`  组件目录 · catalogue  http://localhost:${port}/storybook`)
  say(`  模拟平台 · sandbox    http://127.0.0.1:${sandboxPort}`)
  say('')
  say(demoLogins())
  say('')
  say('  Ctrl-C 停止 · stops everything')
}

function explainEnd({ name, how, tail }) {
  const words = tail.length > 0 ? `\n${tail.map((line) => `    ${line}`).join('\n')}` : ''
  throw new Stop(`服务 ${name} 意外退出`, `the server ${name} ended unasked (${how})${words}`)
}

/** A promise of the person's wish to stop; a second wish forces. */
function listenForStop(children) {
  let count = 0
  let stop
  const asked = new Promise((resolve) => (stop = resolve))
  const wish = () => {
    count += 1
    asked.done = true
    stop()
    endPrograms('SIGTERM')
    if (count > 1) void children.force().finally(() => process.exit(130))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, wish)
  // A closed terminal takes our words, not our duty to stop the servers.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  watchParent(wish)
  return asked
}

/** npm may be killed without telling us; we then have another parent. */
function watchParent(wish) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    wish()
  }, 1_000)
  timer.unref()
}
