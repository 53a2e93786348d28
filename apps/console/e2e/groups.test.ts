import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { GROUPS, WALKS } from './groups.ts'

const texts = import.meta.glob<string>('./**/*.e2e.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const routes = import.meta.glob<{ readonly route: { readonly paths: readonly string[] } }>(
  '../src/screens/*/*/*.route.ts',
  { eager: true },
)
type Target = {
  readonly inputs?: readonly unknown[]
  readonly command?: string
  readonly dependsOn?: unknown
}
const targets: readonly Target[] = Object.values(manifest.nx.targets)

const fileOf = (name: string) => `./${name}.e2e.ts`
const grouped = Object.values(GROUPS).flat().map(fileOf)
const groups = {
  ...Object.fromEntries(Object.entries(GROUPS).map(([group, names]) => [group, names.map(fileOf)])),
  [WALKS]: Object.keys(texts).filter((file) => !grouped.includes(file)),
}

/** Screens whose addresses occur in a file, also in a pattern or encoded. */
function screensIn(file: string): readonly string[] {
  const text = (texts[file] ?? '').replaceAll('\\/', '/').replaceAll('%2F', '/')
  return Object.entries(routes)
    .filter(([, { route }]) =>
      route.paths.some((path) => path !== '/' && new RegExp(`${path}(?![a-z_-])`).test(text)),
    )
    .map(([screen]) => screen.replace('../', ''))
}

const targetOf = (group: string) =>
  targets.find(({ command }) => command?.split(' ').includes(`--project=${group}`))

/** Whether a change of the screen reruns the group. */
const isInput = (group: string, screen: string): boolean =>
  (targetOf(group)?.inputs ?? []).some(
    (input) =>
      input === 'default' ||
      (typeof input === 'string' && matchesGlob(screen, input.replace('{projectRoot}/', ''))),
  )

test.each(Object.entries(groups))('%s: its screens are inputs of its target', (group, files) => {
  expect(targetOf(group)).toBeDefined()
  expect(files.filter((file) => texts[file] === undefined)).toEqual([])
  const missing = files.flatMap((file) =>
    screensIn(file)
      .filter((screen) => !isInput(group, screen))
      .map((screen) => `${file} opens ${screen}`),
  )
  expect(missing).toEqual([])
})

test('the inputs of a group leave out the screens that it does not open', () => {
  expect(screensIn('./publishing.e2e.ts')).toContain(
    'src/screens/publishing/console/console.route.ts',
  )
  expect(isInput('publishing', 'src/screens/publishing/console/console.route.ts')).toBe(true)
  expect(isInput('publishing', 'src/screens/setting/team/team.route.ts')).toBe(false)
})
