import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

it('runs its act once per click, and none while loading', () => {
  const act = vi.fn()
  const { rerender } = render(<Button onClick={act}>发布</Button>)
  fireEvent.click(screen.getByRole('button', { name: '发布' }))
  rerender(
    <Button isLoading onClick={act}>
      发布
    </Button>,
  )
  fireEvent.click(screen.getByRole('button', { name: '发布' }))
  expect(act).toHaveBeenCalledTimes(1)
})

it('stays focusable while loading, so that focus is not lost', () => {
  render(<Button isLoading>发布</Button>)
  const button = screen.getByRole('button')
  button.focus()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

it('does not submit a form while loading, and never by accident', () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Button>plain</Button>
      <Button type="submit" isLoading>
        busy
      </Button>
    </form>,
  )
  fireEvent.click(screen.getByText('plain'))
  fireEvent.click(screen.getByText('busy'))
  expect(submit).not.toHaveBeenCalled()
})

it('names an icon button by its label, without a second description', async () => {
  const { container } = render(<IconButton label="刷新" icon={<svg aria-hidden />} />)
  const button = screen.getByRole('button', { name: '刷新' })
  fireEvent.pointerEnter(button)
  expect(await screen.findByRole('tooltip')).toBeDefined()
  expect(button.getAttribute('aria-describedby')).toBeNull()
  expect(await findAxeViolations(container)).toEqual([])
})
