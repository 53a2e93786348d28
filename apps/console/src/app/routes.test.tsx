import { ROUTE_RULES, SCREENS } from '@omc/acl'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { routePath } from '../kernel/router/route-path.ts'
import type { ScreenRoute } from '../kit/screen-route.ts'
import { BUILT } from './router/built.ts'
import { consoleRoutes } from './routes.tsx'

const entrance = { loader: () => null, shouldRevalidate: () => false }
const ROUTES = consoleRoutes(entrance)
/** An address of a declared screen. */
const sample = (path: string) => path.replaceAll(/\{\w+\}/g, 'x')
const pathAt = (address: string) => matchRoutes(ROUTES, address)?.at(-1)?.route.path

test('react-router finds the declared row of each address, as guard and menu do', () => {
  for (const { path } of ROUTE_RULES.filter(({ path }) => path.startsWith('/'))) {
    const row = SCREENS.match(sample(path))
    expect([path, pathAt(sample(path))]).toEqual([path, routePath(row.path)])
  }
  for (const unknown of ['/nowhere', '/home/more', '/Home', '/setting/user/7'])
    expect([unknown, pathAt(unknown)]).toEqual([unknown, '*'])
})

test('each built screen serves rows of the table, and each row has one screen', () => {
  const files = import.meta.glob<{ readonly route: ScreenRoute }>('../screens/*/*/*.route.ts', {
    eager: true,
  })
  const served = Object.values(files).flatMap(({ route }) => route.paths)
  expect(served.toSorted()).toEqual([...BUILT].toSorted())
  const rows = new Set(ROUTE_RULES.map(({ path }) => path))
  expect(BUILT.size).toBeGreaterThan(0)
  expect([...BUILT].filter((path) => !rows.has(path))).toEqual([])
})

test('each route asks the guard before it is shown', () => {
  const screens = ROUTES.flatMap(({ children = [] }) => children)
  expect(screens.map(({ loader }) => loader)).toEqual(screens.map(() => entrance.loader))
})
