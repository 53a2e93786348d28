import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.mjs'
import { SERVERS } from './servers.mjs'
import { serve } from './start.mjs'

const WATCH = ['--watch', '--watch-preserve-output']
const WATCHED = {
  sandbox: [...WATCH, ...SERVERS.sandbox],
  api: [...WATCH, ...SERVERS.api],
}

/** Runs the product at the same URLs and rebuilds each part when its source changes. */
export async function dev(runtime) {
  return serve(runtime, { build: watchConsole, servers: WATCHED, show: true })
}

function watchConsole({ env }) {
  const child = spawn('vite', ['build', '--watch', '--clearScreen', 'false'], {
    cwd: join(root, 'apps/console'),
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  return () => child.kill('SIGTERM')
}
