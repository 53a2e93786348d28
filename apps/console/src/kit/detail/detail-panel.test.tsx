import { update } from '@omc/sdk/forms/channels'
import { toDocument } from '@omc/sdk/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { defineForm } from '../form/form-definition.ts'
import { showInConsole } from '../testing/show-in-console.tsx'
import { defineDetail } from './detail-definition.ts'
import { detailPanel } from './detail-panel.tsx'

beforeAll(async () => {
  await startI18n()
  await addTexts(consoleTexts)
  await addTexts(panelTexts)
})
afterEach(cleanup)

const form = defineForm(update, {
  title: () => '编辑渠道',
  inputs: ['base_url'],
  given: ({ id }) => ({ id }),
  saved: () => '已保存',
})
const Panel = detailPanel(
  defineDetail('channels', {
    title: () => '渠道',
    form,
    sections: [{ kind: 'inputs', inputs: ['base_url'] }],
  }),
)

test('a row without the values of the form is not edited before they are there', async () => {
  const channel = { type: 'channels', id: '7', base_url: 'https://a.example' }
  let answer = () => {}
  const loaded = new Promise<void>((resolve) => {
    answer = resolve
  })
  showInConsole({ admin: true }, (server) => {
    const body = toDocument(channel)
    server.always('channels.get', () => loaded.then(() => ({ status: 200, body, requestId: null })))
    return <Panel row={{ id: '7' }} onClose={() => undefined} />
  })
  const dialog = await screen.findByRole('dialog', { name: '渠道' })
  expect(dialog.querySelector('[aria-busy]')).not.toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
  answer()
  const input = await screen.findByRole<HTMLInputElement>('textbox')
  expect(input.value).toBe('https://a.example')
})
