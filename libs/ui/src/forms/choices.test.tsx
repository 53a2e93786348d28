import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { RadioGroup } from './radio-group.tsx'
import { Segmented } from './segmented.tsx'

const OPTIONS = [
  { value: 'today', label: '今天' },
  { value: '7', label: '近 7 天' },
  { value: '30', label: '近 30 天', isDisabled: true },
]

const chosen = () =>
  screen
    .getAllByRole('radio')
    .filter((radio) => radio.getAttribute('aria-checked') === 'true')
    .map(({ textContent }) => textContent)

it('switches by a press, and has one choice in force at most', async () => {
  const choose = vi.fn()
  const { container, rerender } = render(
    <Segmented label="时间" options={OPTIONS} value="today" onValueChange={choose} />,
  )
  expect(screen.getByRole('radiogroup', { name: '时间' })).toBeTruthy()
  expect(chosen()).toEqual(['今天'])
  fireEvent.click(screen.getByRole('radio', { name: '近 7 天' }))
  expect(choose).toHaveBeenCalledExactlyOnceWith('7')
  expect(await findAxeViolations(container)).toEqual([])
  rerender(<Segmented label="时间" options={OPTIONS} value={null} onValueChange={choose} />)
  expect(chosen()).toEqual([])
})

it('chooses by the words of an option, and not what is off', async () => {
  const choose = vi.fn()
  const { container } = render(
    <RadioGroup
      label="改为"
      look="boxed"
      options={[
        { value: 'a', label: '已下载', aside: '9 / 12', description: '等待处理' },
        ...OPTIONS,
      ]}
      value={null}
      onValueChange={choose}
    />,
  )
  expect(screen.getByRole('radiogroup', { name: '改为' })).toBeTruthy()
  fireEvent.click(screen.getByText('等待处理'))
  fireEvent.click(screen.getByText('近 30 天'))
  expect(choose).toHaveBeenCalledExactlyOnceWith('a')
  expect(screen.getByRole('radio', { name: /已下载.*9 \/ 12/ })).toBeTruthy()
  expect(await findAxeViolations(container)).toEqual([])
})
