import { fireEvent, render, screen } from '@testing-library/react'
import { createHashRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Link } from './link.tsx'
import { fakePage } from './testing/fake-page.ts'

function show(onClick?: (event: React.MouseEvent) => void) {
  const { page, addresses } = fakePage('/home')
  const link = (
    <Link to="/setting/user?p=2" {...(onClick ? { onClick } : {})}>
      users
    </Link>
  )
  const router = createHashRouter([{ path: '*', element: link }], { window: page })
  render(<RouterProvider router={router} useTransitions={false} />)
  return { addresses, link: screen.getByRole('link', { name: 'users' }) }
}

test('goes on inside the page at a plain click and has a real address', () => {
  const { addresses, link } = show()
  expect(link.getAttribute('href')).toBe('#/setting/user?p=2')
  expect(fireEvent.click(link)).toBe(false)
  expect(addresses()).toEqual(['/home', '/setting/user?p=2'])
  fireEvent.click(link)
  expect(addresses()).toHaveLength(2)
})

test('leaves clicks for another tab to the browser, and those that were taken to their taker', () => {
  const { addresses, link } = show()
  for (const keys of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
    expect(fireEvent.click(link, keys)).toBe(true)
  expect(addresses()).toEqual(['/home'])
  document.body.replaceChildren()
  const taken = show((event) => event.preventDefault())
  fireEvent.click(taken.link)
  expect(taken.addresses()).toEqual(['/home'])
})
