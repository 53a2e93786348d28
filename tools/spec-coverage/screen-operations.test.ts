import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { operationsIn, screenOperations } from './screen-operations.ts'

const known = new Set(['users.list', 'users.get', 'users.update', 'jobs.get'])
const root = mkdtempSync(join(tmpdir(), 'omc-screens-'))
afterAll(() => rmSync(root, { recursive: true }))

it.each([
  ["runs('users.update', {})", ['users.update']],
  ['await sdk.users\n  .get({ id })', ['users.get']],
  ["defineList('users', {})", ['users.list']],
  ["defineDetail('users', {})", ['users.get']],
  ["i18n.t('jobs.get')", []],
  ["runs('users.fly', {})", []],
])('finds the operations of %s', (text, ids) => {
  expect(operationsIn(text, known)).toEqual(ids)
})

it('follows what a screen imports, also later, and ends in a circle', () => {
  mkdirSync(join(root, 'a'))
  const write = (name: string, text: string) => {
    const file = join(root, name)
    writeFileSync(file, text)
    return file
  }
  const route = write('a/a.route.ts', "load: () => import('./a.screen.tsx')")
  write('a/a.screen.tsx', "import { list } from '../list.ts'\nimport { x } from 'valtio'")
  write('list.ts', "import './a/a.screen.tsx'\nruns('users.update')")
  write('other.ts', "runs('jobs.get')")
  expect([...screenOperations(root, route, known)]).toEqual(['users.update'])
})
