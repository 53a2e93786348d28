import { act, fireEvent, render, screen } from '@testing-library/react'
import {
  createMemoryRouter,
  RouterProvider,
  useLocation,
  useParams,
  useSearchParams,
} from 'react-router-dom'
import { expect, test } from 'vitest'
import { Link } from './link.tsx'
import { ViewLocation } from './view-location.tsx'

function Screen({ name }: { readonly name: string }) {
  const { pathname, search } = useLocation()
  const [params, setParams] = useSearchParams()
  return (
    <section aria-label={name}>
      <output>{JSON.stringify({ pathname, search, q: params.get('q'), ...useParams() })}</output>
      <button type="button" onClick={() => setParams({ q: 'new' }, { replace: true })}>
        change
      </button>
    </section>
  )
}

const ITEMS = <Screen name="items" />
const CONTENTS = <Screen name="contents" />

function show() {
  const page = (
    <>
      <Link to="/carry/content/jd?q=c">contents</Link>
      <ViewLocation address="/carry/item/tmall?q=i">{ITEMS}</ViewLocation>
      <ViewLocation address="/carry/content/jd?q=c">{CONTENTS}</ViewLocation>
    </>
  )
  const router = createMemoryRouter(
    [{ element: page, children: [{ path: '*', element: <></> }] }],
    {
      initialEntries: ['/carry/item/tmall?q=i'],
    },
  )
  render(<RouterProvider router={router} useTransitions={false} />)
  const seen = (name: string): unknown =>
    JSON.parse(screen.getByRole('region', { name }).querySelector('output')?.textContent ?? 'null')
  return { router, seen }
}

test('a view keeps its location, params and search params while another is on top', () => {
  const { router, seen } = show()
  const before = { items: seen('items'), contents: seen('contents') }
  expect(before).toEqual({
    items: { pathname: '/carry/item/tmall', search: '?q=i', q: 'i', source: 'tmall' },
    contents: { pathname: '/carry/content/jd', search: '?q=c', q: 'c', channel: 'jd' },
  })
  fireEvent.click(screen.getByRole('link', { name: 'contents' }))
  expect(router.state.location).toMatchObject({ pathname: '/carry/content/jd', search: '?q=c' })
  expect({ items: seen('items'), contents: seen('contents') }).toEqual(before)
})

test('a view changes the query at its own path', async () => {
  const { router } = show()
  const [change] = screen.getAllByRole('button', { name: 'change' })
  await act(async () => change?.click())
  expect(router.state.location).toMatchObject({ pathname: '/carry/item/tmall', search: '?q=new' })
  expect(router.state.historyAction).toBe('REPLACE')
})
