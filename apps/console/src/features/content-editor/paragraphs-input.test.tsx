import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, i18n, startI18n } from '../../kernel/i18n/i18n.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import type { ControlProps } from '../../kit/form/form-definition.ts'
import { texts as zh } from './content-editor.zh.ts'
import { ParagraphsInput } from './paragraphs-input.tsx'

beforeAll(async () => {
  await startI18n()
  await addTexts(consoleTexts)
  i18n.addResourceBundle('zh', 'translation', zh, true)
})
afterEach(cleanup)

function Written() {
  const [value, setValue] = useState<unknown>('一\n二\n三')
  // as: the control uses only these.
  const props = { label: '正文', value, onChange: setValue, onBlur: () => undefined }
  return <ParagraphsInput {...(props as unknown as ControlProps)} />
}

const written = () => screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value)
const press = () => {
  const focused = document.activeElement
  if (focused) fireEvent.keyDown(focused, { code: 'ArrowDown', altKey: true })
}

test('the focus goes with a paragraph that moves', () => {
  render(<Written />)
  screen.getAllByRole('textbox')[0]?.focus()
  press()
  expect(written()).toEqual(['二', '一', '三'])
  press()
  expect(written()).toEqual(['二', '三', '一'])
  press()
  expect(written()).toEqual(['二', '三', '一'])
})
