import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { findAxeViolations } from '../../testing/find-axe-violations.ts'
import { Field } from '../field.tsx'
import type { TreePickerProps } from './combobox-props.ts'
import { TreePicker } from './tree-picker.tsx'
import { TreeSelect } from './tree-select.tsx'

const LABELS = {
  none: '没有匹配的选项',
  loading: '正在加载',
  clear: '清除',
  remove: (name: string) => `去掉 ${name}`,
  count: (count: number) => `${count} 个选项`,
  expand: (name: string) => `展开${name}`,
  collapse: (name: string) => `收起${name}`,
}
const OPTIONS = [
  { value: '1', label: '食品' },
  { value: '2', label: '茶', depth: 1 },
  { value: '3', label: '绿茶', depth: 2 },
  { value: '4', label: '红茶', depth: 2 },
  { value: '5', label: '糖', depth: 1 },
  { value: '6', label: '家居' },
  { value: '7', label: '茶具', depth: 1 },
]

function setUp({ values = [], ...given }: Partial<TreePickerProps> & { as?: 'select' } = {}) {
  const change = vi.fn()
  function Categories() {
    const [chosen, setChosen] = useState(values)
    const props = {
      label: '类目',
      options: OPTIONS,
      labels: LABELS,
      ...given,
      values: chosen,
      onValuesChange(next: readonly string[]) {
        setChosen(next)
        change(next)
      },
    }
    if (given.as !== 'select') return <TreePicker isMultiple {...props} />
    return (
      <Field label="类目">
        <TreeSelect {...props} />
      </Field>
    )
  }
  const page = render(<Categories />)
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: '类目' })
  const items = () => screen.queryAllByRole('treeitem')
  return {
    ...page,
    box,
    change,
    type: (text: string) => fireEvent.change(box, { target: { value: text } }),
    keys: (...names: string[]) => names.map((key) => fireEvent.keyDown(box, { key })),
    names: () => items().map((item) => item.getAttribute('aria-label')),
    marks: () => items().map((item) => item.getAttribute('aria-checked')),
    aimed: () =>
      document
        .getElementById(box.getAttribute('aria-activedescendant') ?? '')
        ?.getAttribute('aria-label'),
  }
}

it('opens and closes branches by arrows, and walks only what is in sight', () => {
  const { keys, names, aimed } = setUp()
  expect(names()).toEqual(['食品', '家居'])
  keys('ArrowDown', 'ArrowRight')
  expect(names()).toEqual(['食品', '茶', '糖', '家居'])
  keys('ArrowRight')
  expect(aimed()).toBe('茶')
  keys('ArrowRight', 'ArrowRight', 'ArrowDown')
  expect(aimed()).toBe('红茶')
  // Nothing stands below it.
  keys('ArrowRight')
  expect(aimed()).toBe('红茶')
  keys('ArrowLeft')
  expect(aimed()).toBe('茶')
  keys('ArrowLeft', 'ArrowDown')
  expect([names(), aimed()]).toEqual([['食品', '茶', '糖', '家居'], '糖'])
  keys('End')
  expect(aimed()).toBe('家居')
  keys('Home')
  expect(aimed()).toBe('食品')
})

it('tells the level, the place and whether a branch is open', () => {
  setUp({ values: ['4'] })
  const item = screen.getByRole('treeitem', { name: '红茶' })
  expect(['level', 'posinset', 'setsize'].map((name) => item.getAttribute(`aria-${name}`))).toEqual(
    ['3', '2', '2'],
  )
  expect(item.hasAttribute('aria-expanded')).toBe(false)
  const branch = screen.getByRole('treeitem', { name: '茶' })
  expect(branch.getAttribute('aria-expanded')).toBe('true')
})

it('chooses a branch with all below it, and takes it back as a whole', () => {
  const { change, marks, names } = setUp({ values: ['4', '9'] })
  // What is chosen stands in sight at first.
  expect(names()).toEqual(['食品', '茶', '绿茶', '红茶', '糖', '家居'])
  expect(marks()).toEqual(['mixed', 'mixed', 'false', 'true', 'false', 'false'])
  fireEvent.click(screen.getByRole('treeitem', { name: '茶' }))
  expect(change).toHaveBeenLastCalledWith(['9', '2', '3', '4'])
  expect(marks()).toEqual(['mixed', 'true', 'true', 'true', 'false', 'false'])
  fireEvent.click(screen.getByRole('treeitem', { name: '茶' }))
  expect(change).toHaveBeenLastCalledWith(['9'])
  // A branch that stood open stays open.
  expect(names()).toHaveLength(6)
})

it('opens the branches with hits of a search, and Enter takes the first hit', () => {
  const { type, names, keys, change, aimed } = setUp()
  type('茶')
  expect(names()).toEqual(['食品', '茶', '绿茶', '红茶', '家居', '茶具'])
  expect(aimed()).toBe('茶')
  keys('Enter')
  expect(change).toHaveBeenLastCalledWith(['2', '3', '4'])
  // The keys of a text move through its letters while nothing is aimed at.
  type('家居')
  expect(keys('ArrowLeft', 'Home')).toEqual([true, true])
  expect(names()).toEqual(['家居'])
  keys('ArrowDown', 'ArrowRight')
  expect(names()).toEqual(['家居', '茶具'])
  type('')
  expect(names()).toEqual(['食品', '家居'])
  type('zz')
  expect([names(), screen.getByText('没有匹配的选项').tagName]).toEqual([[], 'OUTPUT'])
})

it('opens a branch by its button without choosing it', () => {
  const { change, names } = setUp()
  fireEvent.click(screen.getByRole('button', { name: '展开家居' }))
  expect(names()).toEqual(['食品', '家居', '茶具'])
  fireEvent.click(screen.getByRole('button', { name: '收起家居' }))
  expect(names()).toEqual(['食品', '家居'])
  expect(change).not.toHaveBeenCalled()
})

it('chooses one in a form, branch or not, and shows its name', () => {
  const { box, keys, change, names } = setUp({ as: 'select', values: ['3'] })
  expect([box.value, box.getAttribute('aria-haspopup')]).toEqual(['绿茶', 'tree'])
  keys('ArrowDown')
  expect(names()).toEqual(['食品', '茶', '绿茶', '红茶', '糖', '家居'])
  keys('ArrowUp', 'Enter')
  expect(change).toHaveBeenLastCalledWith(['2'])
  expect([box.value, names()]).toEqual(['茶', []])
})

it.each([undefined, 'select'] as const)('has no accessibility violations (%s)', async (as) => {
  const { baseElement, box } = setUp({ values: ['3'], ...(as ? { as } : {}) })
  fireEvent.click(box)
  expect(screen.getAllByRole('treeitem').length).toBeGreaterThan(2)
  expect(await findAxeViolations(baseElement)).toEqual([])
})
