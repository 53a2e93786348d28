import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.mjs'
import { serve } from './start.mjs'

const WATCHED = {
  sandbox: ['--watch', '--watch-preserve-output', 'apps/sandbox/src/main.ts'],
  api: ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'],
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
