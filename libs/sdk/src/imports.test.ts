import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = import.meta.dirname
const IMPORT = /(?:from|import\()\s*'([^'\s]+)'/g

const sources = globSync('**/*.ts', { cwd: SOURCE }).filter(
  (file) => !/\.test(-d)?\.ts$/.test(file),
)
const importsOf = (file: string): string[] =>
  [...readFileSync(path.join(SOURCE, file), 'utf8').matchAll(IMPORT)].map(([, name = '']) => name)

it('depends on no package outside the realtime entry and the test support', () => {
  const outside = sources
    .filter((file) => !/^realtime\/|(^|\/)testing\//.test(file))
    .flatMap((file) => importsOf(file).filter((name) => !name.startsWith('.')))
  // Packed into the SDK, see `omc.bundles` in package.json.
  expect(new Set(outside)).toEqual(new Set(['@omc/core/rsa']))
})

it('uses the cable client and the socket of Node 20 in the realtime entry only', () => {
  const packages = sources
    .filter((file) => file.startsWith('realtime/'))
    .flatMap((file) => importsOf(file).filter((name) => !name.startsWith('.')))
  expect(new Set(packages)).toEqual(new Set(['@anycable/core', '@anycable/web', 'ws']))
})

it('reaches for nothing of the browser when it is imported', async () => {
  const reached: string[] = []
  const names = ['sessionStorage', 'BroadcastChannel', 'document', 'window'] as const
  const before = names.map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  )
  for (const name of names) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => void reached.push(name),
    })
  }
  await import('./index.ts')
  await import('./realtime/index.ts')
  for (const [name, descriptor] of before) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor)
    else Reflect.deleteProperty(globalThis, name)
  }
  expect(reached).toEqual([])
})
