// Adds optional packages of other platforms to the lock file that npm left out because the
// configured registry lacks them; without them `npm ci` refuses the whole lock.
// Run after each change of the dependencies:
//   node tools/checks/complete-lock.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingOptional } from './lock-file.mjs'
import { root } from './project.mjs'

const path = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(path, 'utf8'))
const missing = missingOptional(lock.packages)
for (const { place, name } of missing) {
  const version = lock.packages[place].optionalDependencies[name]
  lock.packages[`node_modules/${name}`] = { version, optional: true, ...platformOf(name) }
}
const inOrder = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
writeFileSync(
  path,
  `${JSON.stringify({ ...lock, packages: Object.fromEntries(inOrder) }, null, 2)}\n`,
)
console.log(`${missing.length} added`)

/** These families put the platform into the name: `…-linux-arm64-musl`, `…-wasm32-wasi`. */
function platformOf(name) {
  const words = name.split(/[/-]/)
  if (words.includes('wasm32')) return { cpu: ['wasm32'] }
  const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
  const os = systems.find((system) => words.includes(system))
  const cpu = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x'].find((one) =>
    words.includes(one),
  )
  if (os === undefined || cpu === undefined) throw new Error(`which platform is ${name} for?`)
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : ['glibc']
  return { os: [os], cpu: [cpu], ...(os === 'linux' ? { libc } : {}) }
}
