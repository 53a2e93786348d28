import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Checkbox } from '../primitives/checkbox.tsx'
import { Input } from '../primitives/input.tsx'
import { NumberInput } from '../primitives/number-input.tsx'
import { PasswordInput } from '../primitives/password-input.tsx'
import { Select } from '../primitives/select.tsx'
import { Switch } from '../primitives/switch.tsx'
import { Textarea } from '../primitives/textarea.tsx'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { Field } from './field.tsx'

const textsOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

it('links label, hint and error to the control', () => {
  render(
    <Field label="手机号" hint="11 位" error="格式不对" isRequired>
      <Input />
    </Field>,
  )
  const input = screen.getByLabelText(/手机号/)
  expect(textsOf(input)).toEqual(['11 位', '格式不对'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('aria-required')).toBe('true')
})

it('links every kind of control', () => {
  const controls = [
    <Input key="i" />,
    <Textarea key="t" />,
    <PasswordInput key="p" showLabel="显示" hideLabel="隐藏" />,
    <Select key="s" options={[{ value: 'a', label: 'A' }]} />,
  ]
  for (const control of controls) {
    const { unmount } = render(
      <Field label="名称" error="必填">
        {control}
      </Field>,
    )
    expect(textsOf(screen.getByLabelText('名称'))).toEqual(['必填'])
    unmount()
  }
})

it('has no accessibility violations as a whole form', async () => {
  const { container } = render(
    <form>
      <Field label="账号" hint="手机号或邮箱">
        <Input type="search" startSlot={<svg />} />
      </Field>
      <Field label="密码" error="密码错误">
        <PasswordInput showLabel="显示" hideLabel="隐藏" />
      </Field>
      <Field label="间隔">
        <NumberInput
          value={5}
          onValueChange={vi.fn()}
          min={0}
          max={9}
          decreaseLabel="减"
          increaseLabel="加"
        />
      </Field>
      <Field label="渠道">
        <Select placeholder="请选择" defaultValue="" options={[{ value: 'a', label: 'A' }]} />
      </Field>
      <Checkbox label="存草稿" />
      <Switch label="自动前进" />
    </form>,
  )
  expect(await findAxeViolations(container)).toEqual([])
})

it('shows and hides a password and says which', () => {
  render(
    <Field label="密码">
      <PasswordInput showLabel="显示密码" hideLabel="隐藏密码" />
    </Field>,
  )
  const input = screen.getByLabelText('密码')
  expect(input.getAttribute('type')).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: '显示密码' }))
  expect(input.getAttribute('type')).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: '隐藏密码' }))
  expect(input.getAttribute('type')).toBe('password')
})

it('tells a choice by its value and keeps the placeholder out of reach', () => {
  const choose = vi.fn()
  render(
    <Select
      aria-label="状态"
      defaultValue=""
      placeholder="请选择"
      onValueChange={choose}
      options={[
        { value: 'a', label: '待处理' },
        { value: 'b', label: '已发布' },
      ]}
    />,
  )
  fireEvent.change(screen.getByLabelText('状态'), { target: { value: 'b' } })
  expect(choose).toHaveBeenCalledWith('b')
  expect(screen.getByText('请选择').hasAttribute('disabled')).toBe(true)
})

it('switches a box and a setting by their labels', () => {
  const check = vi.fn()
  const set = vi.fn()
  render(
    <>
      <Checkbox label="存草稿" checked="mixed" onCheckedChange={check} />
      <Switch label="自动前进" onCheckedChange={set} />
    </>,
  )
  expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true)
  fireEvent.click(screen.getByText('存草稿'))
  fireEvent.click(screen.getByText('自动前进'))
  expect(check).toHaveBeenCalledWith(true)
  expect(set).toHaveBeenCalledWith(true)
})

describe('NumberInput', () => {
  function Delay({ onChange }: { readonly onChange: (value: number | null) => void }) {
    const [value, setValue] = useState<number | null>(5)
    const change = (next: number | null) => {
      setValue(next)
      onChange(next)
    }
    return (
      <NumberInput
        aria-label="间隔"
        value={value}
        onValueChange={change}
        min={1}
        max={12}
        decreaseLabel="减"
        increaseLabel="加"
      />
    )
  }
  const setUp = () => {
    const change = vi.fn()
    render(<Delay onChange={change} />)
    const box = screen.getByRole<HTMLInputElement>('spinbutton')
    return { box, change }
  }

  it('moves by arrows and pages and stops at its limits', () => {
    const { box, change } = setUp()
    fireEvent.keyDown(box, { key: 'ArrowUp' })
    fireEvent.keyDown(box, { key: 'PageUp' })
    fireEvent.keyDown(box, { key: 'PageDown' })
    expect(change.mock.calls.flat()).toEqual([6, 12, 2])
  })

  it('holds typed numbers to the range on leaving, and keeps the old one for nonsense', () => {
    const { box, change } = setUp()
    fireEvent.change(box, { target: { value: '99' } })
    expect(change).not.toHaveBeenCalled()
    fireEvent.blur(box)
    expect(box.value).toBe('12')
    fireEvent.change(box, { target: { value: 'abc' } })
    fireEvent.blur(box)
    expect(box.value).toBe('12')
    fireEvent.change(box, { target: { value: '' } })
    fireEvent.blur(box)
    expect(change).toHaveBeenLastCalledWith(null)
  })
})
