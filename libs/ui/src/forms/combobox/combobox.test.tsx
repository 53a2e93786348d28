import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findAxeViolations } from '../../testing/find-axe-violations.ts'
import { Field } from '../field.tsx'
import type { ComboboxProps } from './combobox-props.ts'
import { Combobox } from './combobox.tsx'
import { OptionPicker } from './option-picker.tsx'

const LABELS = {
  none: '没有匹配的选项',
  loading: '正在加载',
  clear: '清除',
  remove: (name: string) => `去掉 ${name}`,
  count: (count: number) => `${count} 个选项`,
}
const OPTIONS = [
  { value: '1', label: '山野茶铺' },
  { value: '2', label: '春日手账' },
  { value: '3', label: '小满厨房', depth: 1 },
]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Given = Partial<ComboboxProps> & { readonly as?: 'picker' }

function setUp({ as, values = [], ...given }: Given = {}) {
  const change = vi.fn()
  function Accounts() {
    const [chosen, setChosen] = useState(values)
    const props = {
      label: '账号',
      options: OPTIONS,
      labels: LABELS,
      ...given,
      values: chosen,
      onValuesChange(next: readonly string[]) {
        setChosen(next)
        change(next)
      },
    }
    return as === 'picker' ? (
      <OptionPicker {...props} />
    ) : (
      <Field label="账号">
        <Combobox {...props} />
      </Field>
    )
  }
  const page = render(<Accounts />)
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: '账号' })
  const type = (text: string) => fireEvent.change(box, { target: { value: text } })
  const key = (name: string) => fireEvent.keyDown(box, { key: name })
  const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
  return { ...page, box, change, type, key, names }
}

it('opens by arrows, moves, and chooses by Enter', () => {
  const { box, change, key, names } = setUp()
  expect(names()).toEqual([])
  key('ArrowDown')
  expect(names()).toEqual(['山野茶铺', '春日手账', '小满厨房'])
  key('ArrowDown')
  key('ArrowDown')
  const active = box.getAttribute('aria-activedescendant')
  expect(document.getElementById(active ?? '')?.textContent).toBe('春日手账')
  key('Enter')
  expect(change).toHaveBeenCalledExactlyOnceWith(['2'])
  expect(names()).toEqual([])
  expect(box.value).toBe('春日手账')
})

it('leaves Enter to the form while nothing is aimed at', () => {
  const { key, change } = setUp()
  expect(key('Enter')).toBe(true)
  key('ArrowDown')
  expect(key('Enter')).toBe(true)
  expect(change).not.toHaveBeenCalled()
})

it('narrows by a port, and Enter takes the best answer', () => {
  const matches = (label: string, text: string) => label === '小满厨房' && text === 'xm'
  const { type, key, names, change } = setUp({ matches })
  type('xm')
  expect(names()).toEqual(['小满厨房'])
  key('Enter')
  expect(change).toHaveBeenCalledWith(['3'])
  type('zz')
  expect(screen.getByText('没有匹配的选项')).toBeTruthy()
})

it('asks once typing rests, and shows what was found behind what is known', () => {
  const onSearch = vi.fn()
  const found = [
    { value: '1', label: '山野茶铺' },
    { value: '9', label: '龙井' },
  ]
  const { type, names } = setUp({ onSearch, found })
  type('茶')
  type('茶铺')
  act(() => void vi.advanceTimersByTime(399))
  expect(onSearch).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('茶铺')
  expect(names()).toEqual(['山野茶铺', '龙井'])
})

it('asks nothing while an input method composes', () => {
  const onSearch = vi.fn()
  const { box, type, names } = setUp({ onSearch })
  fireEvent.compositionStart(box)
  type('cha')
  act(() => void vi.advanceTimersByTime(2_000))
  expect(onSearch).not.toHaveBeenCalled()
  expect(names()).toHaveLength(3)
  fireEvent.compositionEnd(box)
  type('茶')
  act(() => void vi.advanceTimersByTime(400))
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('茶')
})

it('gives back what was typed and not chosen', () => {
  const { box, type, names } = setUp({ values: ['2'] })
  type('茶')
  expect(names()).toEqual(['山野茶铺'])
  fireEvent.blur(box)
  expect([box.value, names()]).toEqual(['春日手账', []])
})

it('takes a choice back', () => {
  const { box, change } = setUp({ values: ['2'], isClearable: true })
  fireEvent.click(screen.getByRole('button', { name: '清除' }))
  expect(change).toHaveBeenCalledWith([])
  expect(box.value).toBe('')
})

it('holds several, each with its name though the search goes on', () => {
  const { key, change, type } = setUp({ isMultiple: true, values: ['7'], nameOf: (id) => `#${id}` })
  type('春')
  key('Enter')
  expect(change).toHaveBeenCalledWith(['7', '2'])
  expect(screen.getByRole('listbox')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '去掉 #7' }))
  fireEvent.click(screen.getByRole('button', { name: '去掉 春日手账' }))
  expect(change).toHaveBeenLastCalledWith([])
})

it('has no accessibility violations, open and closed', async () => {
  vi.useRealTimers()
  const { box, baseElement } = setUp({ values: ['1'], isClearable: true })
  expect(await findAxeViolations(baseElement)).toEqual([])
  fireEvent.click(box)
  expect(await findAxeViolations(baseElement)).toEqual([])
})

it('keeps the options of a picker in sight', async () => {
  const { key, names, change, container } = setUp({ as: 'picker', isMultiple: true })
  expect(names()).toHaveLength(3)
  key('ArrowDown')
  key('Enter')
  key('Enter')
  expect(change.mock.calls).toEqual([[['1']], [[]]])
  vi.useRealTimers()
  expect(await findAxeViolations(container)).toEqual([])
})
