import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { root } from './root.mjs'
import { Stop } from './say.mjs'

/** Minimum system Node, used if no pinned one exists: older ones cannot run TypeScript. */
const OLDEST_SYSTEM_NODE = [22, 18]

/**
 * @typedef {{ node: string, env: NodeJS.ProcessEnv }} Runtime
 * The Node that the lock file pins, and a clean environment with the project's tools on the path.
 */

/** @returns {Runtime} */
export function createRuntime() {
  const windows = process.platform === 'win32'
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`
  const pinned = join(root, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node')
  if (!existsSync(pinned) && !isNewEnough()) {
    const needed = OLDEST_SYSTEM_NODE.join('.')
    throw new Stop(
      `此平台没有内置 Node，系统的 ${process.version} 太旧，需要 ${needed}`,
      `no pinned Node for ${name} and ${process.version} is too old, ${needed} or newer is needed`,
    )
  }
  const node = existsSync(pinned) ? pinned : process.execPath
  const path = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  return { node, env: { ...ownEnv(), ...QUIET, PATH: path } }
}

// No daemon stays running, and no tool sends telemetry.
const QUIET = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  REDOCLY_TELEMETRY: 'off',
}

/** npm's own variables would change what nested tools do. */
function ownEnv() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) && name !== 'INIT_CWD'),
  )
}

function isNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [oldestMajor, oldestMinor] = OLDEST_SYSTEM_NODE
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}
