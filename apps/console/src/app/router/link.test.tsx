import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Link } from './link.tsx'
import type { Router } from './router.ts'
import { RouterContext } from './use-router.ts'

function show(onClick?: (event: React.MouseEvent) => void) {
  const navigate = vi.fn(async () => undefined)
  render(
    <RouterContext value={{ navigate } as Partial<Router> as Router}>
      <Link to="/setting/user?p=2" {...(onClick ? { onClick } : {})}>
        users
      </Link>
    </RouterContext>,
  )
  return { navigate, link: screen.getByRole('link', { name: 'users' }) }
}

test('goes on inside the page at a plain click and has a real address', () => {
  const { navigate, link } = show()
  expect(link.getAttribute('href')).toBe('#/setting/user?p=2')
  expect(fireEvent.click(link)).toBe(false)
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/setting/user?p=2')
})

test('leaves clicks for another tab to the browser, and those that were taken to their taker', () => {
  const { navigate, link } = show()
  for (const keys of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
    expect(fireEvent.click(link, keys)).toBe(true)
  expect(navigate).not.toHaveBeenCalled()
  document.body.replaceChildren()
  const taken = show((event) => event.preventDefault())
  fireEvent.click(taken.link)
  expect(taken.navigate).not.toHaveBeenCalled()
})
