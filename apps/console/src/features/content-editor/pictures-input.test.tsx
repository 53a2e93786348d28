import { toDocument } from '@omc/sdk/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, i18n, startI18n } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import type { ControlProps } from '../../kit/form/form-definition.ts'
import { FakeRequest } from '../../kit/testing/fake-request.ts'
import { showInConsole } from '../../kit/testing/show-in-console.tsx'
import { texts as zh } from './content-editor.zh.ts'
import { PicturesInput } from './pictures-input.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts]) await addTexts(part)
  i18n.addResourceBundle('zh', 'translation', zh, true)
})
beforeEach(() => {
  FakeRequest.all.length = 0
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Chosen({ first = '/a.png\n/b.png' }) {
  const [value, setValue] = useState<unknown>(first)
  const props = { label: '图片', fact: {}, value, onChange: setValue }
  return (
    <>
      {/* as: the control uses only these. */}
      <PicturesInput {...(props as unknown as ControlProps)} />
      <output>{String(value)}</output>
    </>
  )
}

const choose = (...names: readonly string[]) => {
  const input = document.querySelector('input[type=file]')
  const files = names.map((name) => new File([name], name, { type: 'image/png' }))
  if (input) fireEvent.change(input, { target: { files } })
}
const value = () => screen.getByText(/^\/|^$/, { selector: 'output' }).textContent
const uploaded = (url: string) => {
  const upload = { type: 'uploads', id: '3', url }
  return JSON.stringify(toDocument(upload))
}

test('a picture that was uploaded comes to those that are there by then', async () => {
  showInConsole({ admin: true }, () => <Chosen />)
  choose('c.png')
  await waitFor(() => expect(FakeRequest.last?.sent).toBeInstanceOf(FormData))
  fireEvent.click(
    screen.getByRole('button', { name: i18n.t('contentEditor.dropPicture', { at: 1 }) }),
  )
  expect(value()).toBe('/b.png')
  FakeRequest.last?.progress(1, 4)
  await waitFor(() =>
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25'),
  )
  FakeRequest.last?.answer(201, uploaded('/c.png'))
  await waitFor(() => expect(value()).toBe('/b.png\n/c.png'))
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
})

test('a picture that is not taken says why, and can be tried again', async () => {
  showInConsole({ admin: true }, () => <Chosen />)
  choose('c.gif')
  await waitFor(() => expect(FakeRequest.last?.sent).toBeInstanceOf(FormData))
  FakeRequest.last?.answer(500, '{}')
  fireEvent.click(await screen.findByRole('button', { name: '重新上传「c.gif」' }))
  await waitFor(() => expect(FakeRequest.all).toHaveLength(2))
  FakeRequest.last?.answer(201, uploaded('/c.gif'))
  await waitFor(() => expect(value()).toBe('/a.png\n/b.png\n/c.gif'))
})

test('of pictures that stand twice, exactly those are shown that were not dropped', () => {
  showInConsole({ admin: true }, () => <Chosen first={'/b.png\n/a.png\n/a.png'} />)
  for (const left of ['/a.png\n/a.png', '/a.png', '']) {
    fireEvent.click(
      screen.getByRole('button', { name: i18n.t('contentEditor.dropPicture', { at: 1 }) }),
    )
    expect(value()).toBe(left)
    const shown = [...document.querySelectorAll('li img')].map((img) => img.getAttribute('src'))
    expect(shown.join('\n')).toBe(left)
  }
})
