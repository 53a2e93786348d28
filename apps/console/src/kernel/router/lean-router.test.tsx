import { act, render, screen } from '@testing-library/react'
import { Outlet, RouterProvider, useBlocker, useRouteError } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createRouter } from './router.ts'
import { fakePage } from './testing/fake-page.ts'

/** Holds every navigation, and offers to let it go on or stay. */
function Question() {
  const { state, proceed, reset } = useBlocker(true)
  return state === 'blocked' ? (
    <>
      <button type="button" onClick={proceed}>
        go on
      </button>
      <button type="button" onClick={reset}>
        stay
      </button>
    </>
  ) : null
}

function Layout() {
  return (
    <>
      <Question />
      <Outlet />
    </>
  )
}

function Failure() {
  return <p role="alert">{String(useRouteError())}</p>
}

const WORDS = { '/home': 'home', '/users': 'users', '/broken': 'broken' }

/** The router of the console with a layout that holds navigations, as the build cuts it. */
async function show(start: string, held = true) {
  const { page, address, addresses } = fakePage(start)
  const router = createRouter({
    page,
    guard: async () => null,
    load: async (address) => {
      if (address === '/broken') throw new Error('no script')
    },
    routes: (entrance) => [
      {
        element: held ? <Layout /> : <Outlet />,
        errorElement: <Failure />,
        children: Object.entries(WORDS).map(([path, text]) => ({
          path,
          ...entrance,
          hydrateFallbackElement: <p>waits</p>,
          element: <p>{text}</p>,
          errorElement: <Failure />,
        })),
      },
    ],
  })
  render(<RouterProvider router={router.data} useTransitions={false} />)
  const first = document.body.textContent
  await act(settled)
  return { router, address, addresses, first }
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
const press = (name: string) =>
  act(async () => {
    screen.getByRole('button', { name }).click()
    await settled()
  })

test('shows what stands for a screen until the first navigation ends, then the screen', async () => {
  const { first } = await show('/home')
  expect(first).toBe('waits')
  expect(screen.getByText('home')).toBeInstanceOf(HTMLElement)
})

test('holds a link and a step back, and goes where it was going or stays', async () => {
  const { router, address, addresses } = await show('/home')
  await act(async () => {
    void router.navigate('/users')
    await settled()
  })
  expect(address()).toBe('/home')
  await press('go on')
  expect(address()).toBe('/users')
  expect(screen.getByText('users')).toBeInstanceOf(HTMLElement)

  await act(async () => {
    void router.navigate(-1)
    await settled()
  })
  expect(address()).toBe('/users')
  await press('stay')
  expect(screen.queryByRole('button')).toBeNull()

  await act(async () => {
    void router.navigate(-1)
    await settled()
  })
  await press('go on')
  expect(address()).toBe('/home')
  expect(addresses()).toEqual(['/home', '/users'])
})

test('shows the failure of a script in the place of its screen, and the screen after it', async () => {
  const { router } = await show('/home', false)
  await act(() => router.navigate('/broken'))
  expect(screen.getByRole('alert').textContent).toBe('Error: no script')
  await act(() => router.navigate('/users'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('users')).toBeInstanceOf(HTMLElement)
})
