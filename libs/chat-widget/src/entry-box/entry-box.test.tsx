import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { ChatWidget } from '../chat-widget.tsx'
import type { EntryAccess } from '../frame/chat-context.ts'
import type { Enter } from '../frame/chat-events.ts'
import { createChatModel } from '../model/create-chat-model.ts'
import { createDraft } from '../model/create-draft.ts'

const setUp = () => {
  const send = vi.fn<(text: string) => void>()
  const onEnter = (event: Enter) => {
    if (event.type === 'text') send(event.text)
  }
  const ref = createRef<EntryAccess>()
  const draft = createDraft()
  render(<ChatWidget ref={ref} model={createChatModel()} draft={draft} onEnter={onEnter} />)
  const box = screen.getByRole<HTMLTextAreaElement>('textbox')
  const type = (value: string) => fireEvent.change(box, { target: { value } })
  return { send, ref, draft, box, type, button: screen.getByRole<HTMLButtonElement>('button') }
}

const at = (event: Event, timeStamp: number) =>
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })

it('B-263 B-265 B-286: sends trimmed text by Enter and empties itself', () => {
  const { send, box, type } = setUp()
  type('  你好\n第二行 \n')
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(send.mock.calls).toEqual([['你好\n第二行']])
  expect(box.value).toBe('')
})

it('B-264 B-272: sends by the button, whatever its length, and not when blank', () => {
  const { send, box, type, button } = setUp()
  type(' \n ')
  expect(button.disabled).toBe(true)
  fireEvent.keyDown(box, { key: 'Enter' })
  fireEvent.submit(box)
  expect(send).not.toHaveBeenCalled()
  type('好'.repeat(5000))
  fireEvent.click(button)
  expect(send.mock.calls).toEqual([['好'.repeat(5000)]])
})

it('B-266: leaves Shift+Enter to the box', () => {
  const { send, box, type } = setUp()
  type('一')
  const isDefaultKept = fireEvent.keyDown(box, { key: 'Enter', shiftKey: true })
  expect(isDefaultKept).toBe(true)
  expect(send).not.toHaveBeenCalled()
})

it('leaves the Enter of an input method alone', () => {
  const { send, box, type } = setUp()
  type('ni hao')
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
  expect(send).not.toHaveBeenCalled()
})

it('waits 100 ms after a composition before Enter sends', () => {
  const { send, box, type } = setUp()
  type('你好')
  fireEvent(box, at(createEvent.compositionEnd(box), 1000))
  fireEvent(box, at(createEvent.keyDown(box, { key: 'Enter' }), 1099))
  expect(send).not.toHaveBeenCalled()
  fireEvent(box, at(createEvent.keyDown(box, { key: 'Enter' }), 1100))
  expect(send).toHaveBeenCalledTimes(1)
})

it('B-267: inserts at the caret in place of the selection and puts the caret behind it', () => {
  const { ref, box, type } = setUp()
  type('早上好')
  box.setSelectionRange(1, 2)
  act(() => ref.current?.insert('[太阳]'))
  expect(box.value).toBe('早[太阳]好')
  expect([box.selectionStart, box.selectionEnd]).toEqual([5, 5])
})

it('B-289 B-290: has three rows, the specified placeholder and the word for Send', () => {
  const { box, button } = setUp()
  expect([box.getAttribute('rows'), box.placeholder, button.textContent]).toEqual([
    '3',
    '请输入内容...',
    '发送',
  ])
})

it('shows what the host puts into the draft, and says what is typed', () => {
  const { draft, box, type } = setUp()
  act(() => draft.setText('您好'))
  expect(box.value).toBe('您好')
  type('您好，在吗')
  expect(draft.getText()).toBe('您好，在吗')
})
