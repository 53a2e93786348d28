import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { findBrowsers } from './browsers.mjs'
import { root } from './root.mjs'

/**
 * Command that runs programs of the project one after another in the terminal, with the given
 * arguments.
 *
 * @param {string[][]} programs
 * @param {{ cwd?: string, browsers?: string[], usual?: Record<string, string> }} [options]
 *   `usual`: defaults for variables that the environment does not set
 */
export function tool(programs, { cwd = '.', browsers = [], usual = {} } = {}) {
  return async ({ env }, words) => {
    const set = { ...usual, ...env }
    const full = browsers.length > 0 ? { ...set, ...(await findBrowsers(browsers)) } : set
    for (const [file, ...args] of programs) {
      const code = await run(file, [...args, ...words], { cwd: join(root, cwd), env: full })
      if (code !== 0) return code
    }
    return 0
  }
}

function run(file, args, { cwd, env }) {
  const shell = process.platform === 'win32'
  const child = spawn(file, args, { cwd, env, shell, stdio: 'inherit' })
  // The terminal sends Ctrl-C to the program too, and we exit with it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}
