// Builds the extension, unpacked and zipped, for a console on this machine; the server addresses the
// package to its own origin (apps/api, extension-files.ts).
//   node build/main.ts
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { packageFiles, zipFiles } from './package-files.ts'

const HERE = join(import.meta.dirname, '..')
const DIST = join(HERE, 'dist')
/** Addresses of `npm start`. */
const LOCAL = {
  console: 'http://localhost:8080',
  platforms: [{ origin: 'http://127.0.0.1:8090' }],
}

const { version } = JSON.parse(await readFile(join(HERE, 'package.json'), 'utf8'))
const files = await packageFiles(version, LOCAL)
await rm(DIST, { recursive: true, force: true })
for (const [name, bytes] of Object.entries(files)) {
  const path = join(DIST, 'unpacked', name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
}
await writeFile(join(DIST, 'omc-extension.zip'), zipFiles(files))
