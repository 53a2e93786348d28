// What a visitor loads before the first screen, packed as the server sends it.
//   node tools/checks/size-budget.mjs
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './project.mjs'

const BUDGET_KB = { 'first scripts': 120, 'first styles': 30, 'largest later script': 80 }

const dist = join(root, 'apps/console/dist')
if (!existsSync(join(dist, 'index.html'))) {
  console.log('the console is not built: npm run build in apps/console')
  process.exit(1)
}

const page = readFileSync(join(dist, 'index.html'), 'utf8')
const firsts = [...page.matchAll(/(?:src|href)="\/?(?:\.\/)?([^"]+\.(?:js|css))"/g)].map(
  ([, path]) => path,
)
const laterScripts = readdirSync(dist, { recursive: true })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.js') && !firsts.includes(path))

const sizes = {
  'first scripts': sum(firsts.filter((path) => path.endsWith('.js'))),
  'first styles': sum(firsts.filter((path) => path.endsWith('.css'))),
  'largest later script': Math.max(0, ...laterScripts.map(packedKb)),
}
for (const [name, kb] of Object.entries(sizes)) {
  const fits = kb <= BUDGET_KB[name]
  console.log(`${fits ? '✓' : '✗'} ${name}: ${kb.toFixed(1)} kB packed, ${BUDGET_KB[name]} at most`)
  if (!fits) process.exitCode = 1
}

function sum(paths) {
  return paths.reduce((total, path) => total + packedKb(path), 0)
}

function packedKb(path) {
  return gzipSync(readFileSync(join(dist, path))).length / 1000
}
