import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { typeProof, type Witness } from './type-proof.ts'

const SDK = join(import.meta.dirname, '../../libs/sdk/src')
let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'omc-planted-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const page = (items: unknown[]): Witness['answer'] => ({
  kind: 'pages',
  page: { items, total: 1, totalCapped: false, nextCursor: null },
  more: [],
})
const item = { id: '1', type: 'system_notices', status: '', source: '', readed: false, title: 't' }
const codes = { title_code: null, title_params: null, message_code: null, message_params: null }
const rest = { message: '', level: 'info', action: null, job_id: null, created_at: '' }
const notice = { ...item, ...codes, ...rest }
const witness = (args: Witness['args'], answer: Witness['answer']): Witness => ({
  operation: 'system_notices.list',
  args,
  answer,
  answersNothing: false,
})

async function faultsOf(witnesses: Witness[], sdkFolder?: string): Promise<string[]> {
  const { faults, file } = await typeProof(witnesses, () => [], sdkFolder)
  if (faults.length > 0) rmSync(join(file, '..'), { recursive: true })
  return faults.map(({ operation, text }) => `${operation} ${/TS\d+/.exec(text)?.[0]}`)
}

it('names the operation whose argument or answer is not of its type', async () => {
  expect(
    await faultsOf([
      witness({ page: { size: 2 } }, page([notice])),
      { ...witness({}, page([])), operation: 'users.no_such_call' },
    ]),
  ).toEqual(expect.arrayContaining(['users.no_such_call TS2339']))
  expect(await faultsOf([witness({ 'page[size]': '2' }, page([notice]))])).toEqual([
    'system_notices.list TS2322',
  ])
  const { level: _level, ...lacking } = notice
  for (const wrong of [lacking, { ...notice, readed: 'no' }, { ...notice, more: 1 }])
    expect(await faultsOf([witness({}, page([wrong]))])).toHaveLength(1)
})

it('sees a type that is not what the server answers', async () => {
  cpSync(SDK, folder, { recursive: true })
  const types = join(folder, 'generated/types.ts')
  const right = readFileSync(types, 'utf8')
  const good = [witness({}, page([notice]))]
  expect(await faultsOf(good, folder)).toEqual([])
  writeFileSync(types, right.replaceAll('readed: boolean', 'readed: string'))
  expect(await faultsOf(good, folder)).toEqual(['system_notices.list TS2322'])
})

it('does not take a type that takes everything', async () => {
  cpSync(SDK, folder, { recursive: true })
  writeFileSync(join(folder, 'index.ts'), 'export type Sdk = any\n')
  expect(await faultsOf([witness({}, page([notice]))], folder)).toContain(
    'system_notices.list TS2578',
  )
})
