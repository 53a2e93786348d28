import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Select } from './select.tsx'

const OPTIONS = [
  { value: '', label: '不限' },
  { value: '7', label: '名字很长要看得见名字很长要看得见' },
]

it('tells the whole name of its choice on hover, because the control cuts it', () => {
  const { rerender } = render(<Select aria-label="账号" options={OPTIONS} value="7" />)
  expect(screen.getByRole('combobox').title).toBe('名字很长要看得见名字很长要看得见')
  rerender(<Select aria-label="账号" options={OPTIONS} value="" />)
  expect(screen.getByRole('combobox').title).toBe('不限')
  rerender(<Select aria-label="账号" title="自己的提示" options={OPTIONS} value="7" />)
  expect(screen.getByRole('combobox').title).toBe('自己的提示')
})
