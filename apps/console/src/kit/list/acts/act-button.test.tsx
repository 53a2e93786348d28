import { toDocument } from '@omc/sdk/testing'
import { Drawer } from '@omc/ui'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { showInConsole } from '../../testing/show-in-console.tsx'
import { runs, type RowAct } from '../list-acts.ts'
import { ActButton } from './act-button.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts]) await addTexts(part)
})
afterEach(cleanup)

type Row = { readonly id: string }
const ROW: Row = { id: '7' }

const refresh: RowAct<Row> = runs('carry_contents.refresh_content_aweme', {
  label: () => '更新数据',
  args: ({ id }: Row) => ({ id }),
  done: () => '已更新',
})
const clear: RowAct<Row> = runs('carry_materials.clear_carry_contents', {
  label: () => '清空内容',
  args: ({ id }: Row) => ({ id }),
  ask: () => ({ title: '清空', description: '', confirm: '全部清空' }),
  done: ({ count }) => `已清空 ${count} 条`,
})
const look: RowAct<Row> = {
  operation: 'carry_contents.get_content_desc',
  label: () => '看文案',
  Panel: ({ row, onClose }) => (
    <Drawer open onOpenChange={onClose} title={`文案 ${row.id}`} closeLabel="关闭" />
  ),
}

const show = (act: RowAct<Row>, person: object = { admin: true }) =>
  showInConsole(person, (server) => {
    server.answer('carry_contents.refresh_content_aweme', {
      body: toDocument({ id: '7', type: 'carry_contents' }),
    })
    server.answer('carry_materials.clear_carry_contents', {
      body: { data: { count: 3, undo_id: '9' } },
    })
    return <ActButton act={act} row={ROW} />
  })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('an act without a question runs at once, and says what it did', async () => {
  const { toasts } = show(refresh)
  press('更新数据')
  await waitFor(() => expect(toasts.state.list.map(({ title }) => title)).toEqual(['已更新']))
})

test('an act with a question asks first; an answer that can be undone offers it', async () => {
  const { transport, toasts } = show(clear)
  press('清空内容')
  await screen.findByRole('button', { name: '全部清空' })
  expect(transport.calls).toEqual([])
  press('全部清空')
  await waitFor(() =>
    expect(toasts.state.list.map(({ title, action }) => [title, action?.label])).toEqual([
      ['已清空 3 条', '撤销'],
    ]),
  )
  expect(screen.queryByRole('button', { name: '全部清空' })).toBeNull()
})

test('an act with a panel opens it; also one that only reads', async () => {
  show(look)
  press('看文案')
  expect(await screen.findByRole('dialog', { name: '文案 7' })).toBeDefined()
})

test('nothing is offered to people who may not run the operation, nor on rows it is not for', () => {
  show(clear, { admin: false, roles: [], permissions: ['material:read'] })
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  show({ ...refresh, isFor: () => false })
  expect(screen.queryByRole('button')).toBeNull()
})
