import { can, isPermission, ROLES } from '@omc/acl'
import { callOperation, createSdk, type OperationId } from '@omc/sdk'
import { fakeTransport } from '@omc/sdk/testing'
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import description from '../../../../../libs/sdk/openapi/openapi.json'
import { answerSchema, operationAt } from '../../../test/screens/contract.ts'
import { sampleValue, SHORT } from '../../../test/screens/sample-value.ts'
import { addTexts, i18n, startI18n } from '../../kernel/i18n/i18n.ts'
import { contentTexts, panelTexts, viewTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { noteDrawn } from '../../kernel/page/first-drawn.ts'
import type { ListDefinition } from '../../kit/list/list-definition.ts'
import type { ListRow } from '../../kit/list/list-names.ts'
import { personOf, showList, type ListServer, type Who } from '../../kit/testing/show-list.tsx'

type ListFile = { readonly list: ListDefinition<ListRow> }
type TextFile = { readonly texts: object }

const FILES = Object.values(import.meta.glob<ListFile>('./*/*.list.tsx', { eager: true }))
const TEXTS = Object.values(import.meta.glob<TextFile>('./*/*.zh.ts', { eager: true }))
const LISTS = FILES.map(({ list }) => list)

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts, viewTexts, contentTexts]) await addTexts(part)
  for (const { texts } of TEXTS) i18n.addResourceBundle('zh', 'translation', texts, true)
  noteDrawn()
})
afterEach(cleanup)

/** Permission of each operation, from the contract itself. */
const PERMISSIONS = new Map(
  Object.entries(description.paths).flatMap(([, methods]) =>
    Object.values(methods as Record<string, object>).map((operation) => {
      // as: the gate checks that each operation has both.
      const of = operation as { operationId: string; 'x-permission': string }
      return [of.operationId, of['x-permission']] as const
    }),
  ),
)

function may(who: Who, operation: string): boolean {
  const person = personOf(who)
  const permission = PERMISSIONS.get(operation) ?? ''
  if (permission === 'signed-in') return true
  return person !== null && isPermission(permission) && can(person, permission)
}

const operationsOf = ({ row = [], bulk = [], page = [], edit }: ListDefinition<ListRow>) => [
  ...[...row, ...bulk, ...page].map(({ operation }) => operation),
  ...(edit ? [edit.operation] : []),
]

/** A role that may do most with a list, and one that may do least; who only reads, if all may all. */
function peopleOf(list: ListDefinition<ListRow>): readonly Who[] {
  const rights = (role: Who) => operationsOf(list).filter((one) => may(role, one)).length
  const readers = ROLES.filter((role) => may(role, `${list.resource}.list`)).toSorted(
    (one, other) => rights(other) - rights(one),
  )
  const least = readers.at(-1)
  const most = readers[0]
  if (most === undefined || least === undefined) return []
  const reads = PERMISSIONS.get(`${list.resource}.list`) ?? ''
  return rights(least) < rights(most) ? [most, least] : [most, { permissions: [reads] }]
}

type Case = { readonly name: string; readonly list: ListDefinition<ListRow>; readonly who: Who }

const CASES: readonly Case[] = LISTS.filter((list) => operationsOf(list).length > 0).flatMap(
  (list) =>
    peopleOf(list).map((who) => ({
      name: `${list.resource}: ${typeof who === 'string' ? who : 'who only reads'}`,
      list,
      who,
    })),
)

/** One row as the contract has it. */
function withRow(server: ListServer, { resource }: ListDefinition<ListRow>): void {
  const path = Object.entries(description.paths).find(([, methods]) =>
    Object.values(methods as Record<string, { operationId?: string }>).some(
      ({ operationId }) => operationId === `${resource}.list`,
    ),
  )?.[0]
  const operation = operationAt('GET', path ?? '')
  const schema = operation && answerSchema(operation)
  if (!schema) throw new Error(`the contract has no ${resource}.list`)
  // as: the answer of a list is a document.
  const { data } = sampleValue(schema, { name: '', row: 0, nameLength: SHORT }) as {
    readonly data: readonly Record<string, unknown>[]
  }
  const rows = data.map(({ relationships: _none, ...record }) => record)
  server.always(`${resource}.list`, { body: { data: rows, meta: { record_count: 1 } } })
}

async function rowOf(list: ListDefinition<ListRow>): Promise<ListRow> {
  const server = fakeTransport()
  withRow(server, list)
  const sdk = createSdk({ transport: server })
  const page = await callOperation(sdk, `${list.resource}.list` as 'users.list', {})
  const [row] = page.items
  if (!row) throw new Error('the contract has no row')
  return row
}

type Offered = { readonly operation: OperationId; readonly label: () => string }
const labels = (acts: readonly Offered[] = [], who: Who) =>
  acts.filter(({ operation }) => may(who, operation)).map(({ label }) => label())

const buttons = (root: ParentNode = document) => [...root.querySelectorAll('button')]
const nameOf = (button: Element): string =>
  button.getAttribute('aria-label') ?? button.textContent.trim()
const named = (name: string, root?: ParentNode) =>
  buttons(root).find((button) => nameOf(button) === name)

async function click(button: HTMLElement | undefined) {
  await act(async () => {
    if (button) fireEvent.click(button)
  })
}

/** Entries of the menu behind a button. */
async function menuOf(button: HTMLElement): Promise<readonly string[]> {
  await click(button)
  await waitFor(() => expect(document.querySelector('[role=menuitem]')).not.toBeNull())
  const items = [...document.querySelectorAll('[role=menuitem]')]
  const names = items.map((item) => item.textContent.trim())
  await act(async () => {
    fireEvent.keyDown(items[0] ?? button, { key: 'Escape' })
  })
  await waitFor(() => expect(document.querySelector('[role=menuitem]')).toBeNull())
  return names
}

async function shownRow(): Promise<HTMLElement> {
  await waitFor(() => expect(document.querySelector('tr[data-row]')).not.toBeNull())
  // as: it is there.
  return document.querySelector('tr[data-row]') as HTMLElement
}

/** The acts on the list, and the cells to edit. */
async function checkList({ list, who }: Case, row: HTMLElement) {
  for (const { label, operation } of list.page ?? [])
    expect([label(), named(label()) !== undefined]).toEqual([label(), may(who, operation)])
  const mayEdit = list.edit !== undefined && may(who, list.edit.operation)
  const isEdited = () => row.querySelector('[data-edits], [role=switch]') !== null
  await waitFor(() => expect(isEdited()).toBe(mayEdit))
}

/** The acts on a row: the first as a button, the others in a menu. */
async function checkRow({ list, who }: Case, row: HTMLElement) {
  const record = await rowOf(list)
  const person = personOf(who)
  const fitting = list.row?.filter(({ isFor }) => person && (isFor?.(record, person) ?? true))
  const expected = labels(fitting, who)
  const [first, ...more] = expected
  const name = list.rowName(record)
  const declared = new Set(list.row?.map(({ label }) => label()))
  const inSight = [...declared].filter((label) => named(`${label} ${name}`, row))
  expect(inSight).toEqual(first === undefined ? [] : [first])
  const menu = named(`更多操作：${name}`, row)
  expect(menu ? await menuOf(menu) : []).toEqual(more)
}

/** Rows are chosen only where something can be done with them. */
async function checkBulk({ list, who }: Case, row: HTMLElement) {
  const expected = labels(list.bulk, who)
  const box = row.querySelector<HTMLElement>('input[type=checkbox]')
  expect(box !== null).toBe(expected.length > 0)
  if (!box) return
  await click(box)
  await waitFor(() => expect(document.querySelector('[role=toolbar]')).not.toBeNull())
  // as: it is there.
  const bar = document.querySelector('[role=toolbar]') as HTMLElement
  const more = named('更多', bar)
  const own = buttons(bar)
    .map(nameOf)
    .filter((name) => !['更多', '导出所选', '取消选择'].includes(name))
  expect([...own, ...(more ? await menuOf(more) : [])]).toEqual(expected)
}

test.each(CASES)('$name: the acts that the person may run, and no others', async (one) => {
  await showList(one.list, one.who, (server) => withRow(server, one.list))
  const row = await shownRow()
  await checkList(one, row)
  await checkRow(one, row)
  await checkBulk(one, row)
})

const TRASHES = CASES.filter(({ list }) => list.restore !== undefined)

test.each(TRASHES)('$name: in the trash, only restoring', async (one) => {
  const { list, who } = one
  await showList(list, who, (server) => withRow(server, list), '?t=trash')
  const row = await shownRow()
  const name = list.rowName(await rowOf(list))
  const isOffered = named(`恢复 ${name}`, row) !== undefined
  expect(isOffered).toBe(may(who, list.restore ?? ''))
  expect(named(`更多操作：${name}`, row)).toBeUndefined()
  expect(row.querySelector('input[type=checkbox], [data-edits], [role=switch]')).toBeNull()
})

test('every list with acts has a role that may use all of them', () => {
  const without = LISTS.filter(
    (list) =>
      operationsOf(list).length > 0 &&
      !ROLES.some((role) => operationsOf(list).every((one) => may(role, one))),
  )
  expect(without.map(({ resource }) => resource)).toEqual([])
})
