import { toDocument } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { showInConsole } from '../../../kit/testing/show-in-console.tsx'
import { ChildPanel, OutsidePanel, SiblingPanel } from './business-category.forms.ts'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts]) await addTexts(part)
})
afterEach(cleanup)

const ROW = { id: '7', name: '服饰', parent_id: '2' }

/** Body that a panel sends after one of its inputs was filled. */
async function sentBy(Panel: typeof ChildPanel | typeof OutsidePanel, label: RegExp, text: string) {
  const onClose = vi.fn()
  const { transport } = showInConsole({ admin: true }, (server) => {
    const answer = { body: toDocument({ id: '9', type: 'business_categories' }) }
    server.always('business_categories.create', answer)
    server.always('business_categories.add_assign_category', answer)
    return <Panel row={ROW} onClose={onClose} />
  })
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  return JSON.stringify(transport.calls.at(-1)?.body)
}

test('a child is made under its row, a sibling under the parent of its row', async () => {
  expect(await sentBy(ChildPanel, /^分类名称/, '女装')).toContain('"parent_id":"7"')
  cleanup()
  expect(await sentBy(SiblingPanel, /^分类名称/, '鞋靴')).toContain('"parent_id":"2"')
})

test('platform categories are given to the row', async () => {
  const body = await sentBy(OutsidePanel, /^指定类目/, '连衣裙')
  expect(body).toContain('"category_id":"7"')
  expect(body).toContain('"assign_category_names":["连衣裙"]')
})
