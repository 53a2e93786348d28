import { behaviour } from '@omc/behaviours/vitest'
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { ChatWidget } from '../chat-widget.tsx'
import type { ChatWidgetProps } from '../chat-widget.tsx'
import type { Enter } from '../frame/chat-events.ts'
import type { ChatSlots } from '../frame/chat-slots.ts'
import type { EntryAccess } from '../frame/entry-access.ts'
import { createChatModel } from '../model/create-chat-model.ts'
import { createDraft } from '../model/create-draft.ts'

const setUpWith = (extra: Partial<ChatWidgetProps> = {}) => {
  const send = vi.fn<(text: string) => void>()
  const onEnter = (event: Enter) => {
    if (event.type === 'text') send(event.text)
  }
  const ref = createRef<EntryAccess>()
  const draft = createDraft()
  const model = createChatModel()
  render(<ChatWidget ref={ref} model={model} draft={draft} onEnter={onEnter} {...extra} />)
  const put = (how: 'insert' | 'replace', text: string) => {
    let isPut: boolean | undefined
    act(() => {
      isPut = ref.current?.[how](text)
    })
    return isPut
  }
  return { send, ref, draft, put }
}

const setUp = (extra: Partial<ChatWidgetProps> = {}) => {
  const all = setUpWith(extra)
  const box = screen.getByRole<HTMLTextAreaElement>('textbox')
  const type = (value: string) => fireEvent.change(box, { target: { value } })
  return { ...all, box, type, button: screen.getByRole<HTMLButtonElement>('button') }
}

const at = (event: Event, timeStamp: number) =>
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })

it('sends trimmed text by Enter and empties itself', () => {
  const { send, box, type } = setUp()
  type('  你好\n第二行 \n')
  fireEvent.keyDown(box, { key: 'Enter' })
  behaviour(['B-263', 'B-265'], () => expect(send.mock.calls).toEqual([['你好\n第二行']]))
  behaviour('B-265', () => expect(box.value).toBe(''))
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
  behaviour('B-264', () => expect(send.mock.calls).toEqual([['好']]))
})

it('keeps what is written while it is held, and sends it afterwards', () => {
  const { send, ref, draft, box, type } = setUp({ isHeld: true })
  type('下一句')
  fireEvent.keyDown(box, { key: 'Enter' })
  fireEvent.submit(box)
  expect([send.mock.calls, box.value, box.disabled]).toEqual([[], '下一句', false])
  expect([ref.current?.insert('！'), draft.getText()]).toEqual([true, '下一句！'])
})

it('complains of nothing and shows no limit, though one is kept', () => {
  const { send, draft, box, type, button } = setUp()
  type(' ')
  fireEvent.submit(box)
  type('好'.repeat(300))
  behaviour('B-272', () => {
    expect(box.form?.textContent).toBe(`${'好'.repeat(300)}发送`)
    expect(screen.queryByRole('alert')).toBeNull()
  })
  expect(box.maxLength).toBe(300)
  act(() => draft.setText('好'.repeat(5000)))
  fireEvent.click(button)
  expect(send.mock.calls).toEqual([['好'.repeat(5000)]])
})

it('puts nothing in that would be cut off', () => {
  const { put, box, type } = setUp({ maxLength: 6 })
  type('早上好')
  expect(put('insert', '[太阳]')).toBe(false)
  expect(box.value).toBe('早上好')
  box.setSelectionRange(1, 3)
  expect(put('insert', '[太阳]')).toBe(true)
  expect(box.value).toBe('早[太阳]')
  expect(put('replace', '晚上好')).toBe(true)
  expect(box.value).toBe('晚上好')
})

it('leaves Shift+Enter to the box', () => {
  const { send, box, type } = setUp()
  type('一')
  const isDefaultKept = fireEvent.keyDown(box, { key: 'Enter', shiftKey: true })
  behaviour('B-266', () => {
    expect(isDefaultKept).toBe(true)
    expect(send).not.toHaveBeenCalled()
  })
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
  const { put, box, type } = setUp()
  type('早上好')
  box.setSelectionRange(1, 2)
  put('insert', '[太阳]')
  behaviour('B-267', () => {
    expect(box.value).toBe('早[太阳]好')
    expect([box.selectionStart, box.selectionEnd]).toEqual([5, 5])
  })
})

it('has three rows, the specified placeholder and the word for Send', () => {
  const { box, button } = setUp()
  behaviour(['B-289', 'B-290'], () =>
    expect([box.getAttribute('rows'), box.placeholder, button.textContent]).toEqual([
      '3',
      '请输入内容...',
      '发送',
    ]),
  )
})

it('shows what the host puts into the draft, and says what is typed', () => {
  const { draft, box, type } = setUp()
  act(() => draft.setText('您好'))
  expect(box.value).toBe('您好')
  type('您好，在吗')
  expect(draft.getText()).toBe('您好，在吗')
})

it('tells the trimmed text after each change of it', () => {
  const onValueChange = vi.fn()
  const { type, box } = setUp({ onValueChange })
  type(' 你')
  type(' 你 ')
  type(' 你好')
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(onValueChange.mock.calls).toEqual([['你'], ['你好'], ['']])
})

it('takes nothing while it is disabled', () => {
  const { put, box, button } = setUp({ isDisabled: true })
  expect([box.disabled, button.disabled]).toEqual([true, true])
  expect(put('insert', '好')).toBe(false)
})

it('lets the host put its own button, its own box and more tools in place', () => {
  const slots: ChatSlots = {
    enterBtn: ({ canSend, send }) => (
      <button type="button" disabled={!canSend} onClick={send}>
        寄出
      </button>
    ),
    tools: ({ insert }) => (
      <button type="button" onClick={() => insert('@韩梅 ')}>
        提到
      </button>
    ),
  }
  const { send, draft } = setUpWith({ slots })
  const own = screen.getByRole<HTMLButtonElement>('button', { name: '寄出' })
  expect(own.disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: '提到' }))
  expect(draft.getText()).toBe('@韩梅 ')
  fireEvent.click(own)
  expect(send.mock.calls).toEqual([['@韩梅']])
})

it('writes by way of the box of the host, without a text area of its own', () => {
  const slots: ChatSlots = {
    entry: ({ text, setText, send }) => (
      <>
        <input value={text} onChange={(event) => setText(event.target.value)} />
        <button type="button" onClick={send}>
          →
        </button>
      </>
    ),
  }
  const { send, put, draft } = setUpWith({ slots })
  const box = screen.getByRole('textbox')
  expect(box.tagName).toBe('INPUT')
  fireEvent.change(box, { target: { value: '你' } })
  expect(put('insert', '好')).toBe(true)
  expect(draft.getText()).toBe('你好')
  fireEvent.click(screen.getByRole('button'))
  expect(send.mock.calls).toEqual([['你好']])
})
