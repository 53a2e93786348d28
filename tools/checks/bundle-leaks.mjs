// Checks that the served console contains no sign-in bypass, no secret and no source.
//   node tools/checks/bundle-leaks.mjs
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './project.mjs'

const LEAKS = [
  [/login interception not enabled/i, 'the person of a page without sign-in'],
  [/virtual-roles|withoutInterception|VIRTUAL_PERSON/, 'a way around the sign-in'],
  [/BUILD_SECRET|omc-source-2026/, 'a secret of the build'],
  [/sourceMappingURL=/, 'a source map'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
]

/**
 * @param {{ files: string[], read: (path: string) => string }} build
 * @returns {string[]} leaks by file
 */
export function bundleLeaks({ files, read }) {
  return files.flatMap((path) => {
    if (path.endsWith('.map')) return [`${path}: a source map`]
    if (!/\.(js|css|html|json|svg)$/.test(path)) return []
    const text = read(path)
    return LEAKS.filter(([pattern]) => pattern.test(text)).map(([, what]) => `${path}: ${what}`)
  })
}

function main() {
  const dist = process.env.CONSOLE_DIR ?? join(root, 'apps/console/dist')
  if (!existsSync(join(dist, 'index.html'))) {
    console.log('the console is not built: npm run build in apps/console')
    return 1
  }
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true })
  const files = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
  const problems = bundleLeaks({ files, read: (path) => readFileSync(path, 'utf8') })
  console.log(
    `${problems.length === 0 ? '✓' : '✗'} ${files.length} files of the console leak nothing`,
  )
  for (const problem of problems) console.log(`    ${problem}`)
  return problems.length === 0 ? 0 : 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main()
