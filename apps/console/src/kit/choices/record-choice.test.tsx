import { update } from '@omc/sdk/forms/carry_sources'
import { toDocument } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { defineForm } from '../form/form-definition.ts'
import { bulkForm } from '../list/acts/bulk-form.tsx'
import { showInConsole } from '../testing/show-in-console.tsx'
import { recordChoice } from './record-choice.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts]) await addTexts(part)
})
afterEach(cleanup)

const Panel = bulkForm(
  defineForm(update, {
    title: () => '改负责人',
    inputs: ['user_id'],
    given: ({ id }) => ({ id }),
    controls: { user_id: recordChoice('users.get_role_select') },
    saved: () => '已修改',
  }),
  ([row]) => ({ id: row?.id }),
)

test('a record is chosen by its name and sent by its id', async () => {
  const { transport } = showInConsole({ admin: true }, (server) => {
    server.answer('users.get_role_select', {
      status: 200,
      body: {
        data: [
          { id: '6', label: '韩梅梅' },
          { id: '7', label: '李雷' },
        ],
      },
    })
    server.answer('carry_sources.update', {
      status: 200,
      body: toDocument({ id: '4', type: 'carry_sources' }),
    })
    return <Panel rows={[{ id: '4' }]} onClose={() => undefined} onDone={() => undefined} />
  })
  const box = screen.getByRole('combobox', { name: /^负责人/ })
  fireEvent.click(box)
  await screen.findByRole('option', { name: '李雷' })
  // Found by its sound.
  fireEvent.change(box, { target: { value: 'lilei' } })
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  fireEvent.keyDown(box, { key: 'Enter' })
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(JSON.stringify(transport.calls.at(-1)?.body)).toContain('"user_id":"7"'),
  )
})
