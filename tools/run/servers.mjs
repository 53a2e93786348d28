import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/**
 * How Node starts both servers. The young heap of the API is small: what lives on in it is copied in
 * one go. As V8 lets it grow by itself, that was 16 MB and more while thousands of consoles came
 * back, which held the event loop for 25 to 60 ms; of 4 MB it is at most 3 MB.
 */
export const SERVERS = {
  sandbox: ['apps/sandbox/src/main.ts'],
  api: JSON.parse(readFileSync(join(root, 'apps/api/program.json'), 'utf8')),
}
