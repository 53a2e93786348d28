// Checks the bytes loaded before the sign-in form and before the first list, compressed as the
// server sends them; sizes and limits in kB of 1000 bytes.
//   node tools/checks/size-budget.mjs
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { packedKb } from '../packing/packed-kb.ts'
import { root } from './project.mjs'

const SIGN_IN = ['sign-in']
/** Scripts of a list besides its screen: shell with list, and SDK (groups of vite.config.ts). */
const CONSOLE = ['console', 'sdk']
const SCREEN = /^src\/screens\/(carry|setting)\/.*\.screen\.tsx$/
/** A screen that opens on a list. Others, such as a review, open with dialogs that lists load later. */
const OPENS_LIST = /\b(?:desk|list)Screen\(/

const dist = process.env.CONSOLE_DIR ?? join(root, 'apps/console/dist')
const manifestFile = join(dist, '.vite/manifest.json')
if (!existsSync(manifestFile)) {
  console.log('the console is not built: npm run build in apps/console')
  process.exit(1)
}
const budget = JSON.parse(readFileSync(join(root, 'apps/console/budget.json'), 'utf8'))
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
const page = readFileSync(join(dist, 'index.html'), 'utf8')
const named = [...page.matchAll(/(?:src|href)="\/?(?:\.\/)?([^"]+\.(?:js|css))"/g)]
const firstFiles = new Set(named.map(([, path]) => path))

const entry = Object.keys(manifest).filter((key) => manifest[key].isEntry)
for (const file of filesOf(entry)) firstFiles.add(file)
const lists = Object.keys(manifest).filter(
  (key) => SCREEN.test(key) && OPENS_LIST.test(sourceOf(key)),
)
if (lists.length === 0) throw new Error('the manifest names no list: has the folder moved?')
const untilSignIn = new Set([...firstFiles, ...filesOf(SIGN_IN.map(keyOfGroup))])
const untilList = lists.map(
  (list) => new Set([...firstFiles, ...filesOf([...CONSOLE.map(keyOfGroup), list])]),
)
const later = Object.values(manifest)
  .map(({ file }) => file)
  .filter((file) => file.endsWith('.js') && !firstFiles.has(file))

// Inline scripts count too.
const inline = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text]) => text).join('')
const scripts = (files) =>
  sum([...files].filter((file) => file.endsWith('.js'))) + gzipSync(inline).length / 1000
const checks = [
  ['first script', scripts(firstFiles), budget.firstScript],
  ['scripts until the sign-in form', scripts(untilSignIn), budget.untilLogin.scripts],
  [
    'styles until the sign-in form',
    sum([...firstFiles].filter((file) => file.endsWith('.css'))),
    budget.untilLogin.styles,
  ],
  [
    'scripts until the first list',
    Math.max(...untilList.map(scripts)),
    budget.untilFirstList.scripts,
  ],
  [
    "largest script of a list's own",
    Math.max(...lists.map((list) => kbOf(manifest[list].file))),
    budget.listScreen,
  ],
  ['largest later script', Math.max(0, ...later.map(kbOf)), budget.laterScript],
]
for (const [name, kb, limit] of checks) {
  const fits = kb <= limit
  console.log(`${fits ? '✓' : '✗'} ${name}: ${kb.toFixed(1)} kB packed, ${limit} at most`)
  if (!fits) process.exitCode = 1
}

function sourceOf(key) {
  return readFileSync(join(root, 'apps/console', key), 'utf8')
}

/** Key of a script group; the texts of a part may have the same name. */
function keyOfGroup(name) {
  const key = Object.keys(manifest).find(
    (part) => part.startsWith('_') && manifest[part].name === name,
  )
  if (!key) throw new Error(`the manifest names no ${name}: has its group another name?`)
  return key
}

/** Files of some parts with all their static imports. */
function filesOf(keys, seen = new Set(), files = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    const part = manifest[key]
    if (!part) throw new Error(`the manifest does not name ${key}: has the file moved?`)
    files.add(part.file)
    filesOf(part.imports ?? [], seen, files)
  }
  return files
}

function sum(paths) {
  return paths.reduce((total, path) => total + kbOf(path), 0)
}

function kbOf(path) {
  return packedKb(join(dist, path))
}
