import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { EntryBox } from './entry-box.tsx'
import type { EntryBoxHandle } from './entry-box.tsx'

const setUp = () => {
  const send = vi.fn()
  const ref = createRef<EntryBoxHandle>()
  render(<EntryBox ref={ref} onSend={send} />)
  const box = screen.getByRole<HTMLTextAreaElement>('textbox')
  const type = (value: string) => fireEvent.change(box, { target: { value } })
  return { send, ref, box, type, button: screen.getByRole<HTMLButtonElement>('button') }
}

const at = (event: Event, timeStamp: number) =>
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })

it('sends trimmed text by Enter and empties itself', () => {
  const { send, box, type } = setUp()
  type('  你好\n第二行 \n')
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(send.mock.calls).toEqual([['你好\n第二行']])
  expect(box.value).toBe('')
})

it('sends by the button, and not when blank', () => {
  const { send, box, type, button } = setUp()
  type(' \n ')
  expect(button.disabled).toBe(true)
  fireEvent.keyDown(box, { key: 'Enter' })
  fireEvent.submit(box)
  expect(send).not.toHaveBeenCalled()
  type('好')
  fireEvent.click(button)
  expect(send.mock.calls).toEqual([['好']])
})

it('leaves Shift+Enter to the box', () => {
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

it('inserts at the caret in place of the selection and puts the caret behind it', () => {
  const { ref, box, type } = setUp()
  type('早上好')
  box.setSelectionRange(1, 2)
  act(() => ref.current?.insert('[太阳]'))
  expect(box.value).toBe('早[太阳]好')
  expect([box.selectionStart, box.selectionEnd]).toEqual([5, 5])
})
