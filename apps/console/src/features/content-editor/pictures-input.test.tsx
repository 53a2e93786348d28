import { toDocument } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, i18n, startI18n } from '../../kernel/i18n/i18n.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import type { ControlProps } from '../../kit/form/form-definition.ts'
import { showInConsole } from '../../kit/testing/show-in-console.tsx'
import { texts as zh } from './content-editor.zh.ts'
import { PicturesInput } from './pictures-input.tsx'

beforeAll(async () => {
  await startI18n()
  await addTexts(consoleTexts)
  i18n.addResourceBundle('zh', 'translation', zh, true)
})
afterEach(cleanup)

function Chosen() {
  const [value, setValue] = useState<unknown>('/a.png\n/b.png')
  const props = { label: '图片', fact: {}, value, onChange: setValue }
  return (
    <>
      {/* as: the control uses only these. */}
      <PicturesInput {...(props as unknown as ControlProps)} />
      <output>{String(value)}</output>
    </>
  )
}

test('a picture that was uploaded comes to those that are there by then', async () => {
  let answer = () => {}
  const sent = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { transport } = showInConsole({ admin: true }, (server) => {
    const upload = { type: 'uploads', id: '3', url: '/c.png' }
    const body = toDocument(upload)
    server.always('uploads.create', () => sent.then(() => ({ status: 201, body, requestId: null })))
    return <Chosen />
  })
  const input = document.querySelector('input[type=file]')
  const files = [new File(['c'], 'c.png', { type: 'image/png' })]
  if (input) fireEvent.change(input, { target: { files } })
  await waitFor(() => expect(transport.calls).toHaveLength(1))
  fireEvent.click(
    screen.getByRole('button', { name: i18n.t('contentEditor.dropPicture', { at: 1 }) }),
  )
  const value = () => screen.getByRole('status').textContent
  expect(value()).toBe('/b.png')
  answer()
  await waitFor(() => expect(value()).toBe('/b.png\n/c.png'))
})
