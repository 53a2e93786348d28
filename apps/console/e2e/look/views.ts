import { expect, type Page } from '@playwright/test'
import deskTabs from '../../test/screens/desk-tabs.json' with { type: 'json' }
import { isLong } from '../groups.ts'
import { builtAddresses, withParameters } from '../support/built-addresses.ts'

/** A screen, or a screen with an open overlay. */
export type View = {
  readonly name: string
  readonly path: string
  readonly viewer: 'person' | 'stranger'
  /** Brings the page at this address into the state to check. */
  readonly enter?: (page: Page) => Promise<void>
}

/** Account that is connected in the pictures. */
export const UID = '88213'

const viewAt = (path: string): View => ({
  name: path === '/' ? 'root' : path.slice(1).replaceAll(/[/?=]/g, '-'),
  path,
  viewer: ['/login', '/register', '/callback'].includes(path) ? 'stranger' : 'person',
})

/** All screens by address. */
const SCREENS: readonly View[] = (await builtAddresses()).map(viewAt)

/** Every tab of every desk. */
const TABS: readonly View[] = deskTabs.map((address) => viewAt(withParameters(address)))

const STATES: readonly View[] = [
  {
    name: 'login-code',
    path: '/login',
    viewer: 'stranger',
    enter: (page) => page.getByRole('tab').nth(1).click(),
  },
  {
    name: 'not-found-signed-out',
    path: '/404',
    viewer: 'stranger',
    // The sign-in form stays until the console has loaded.
    enter: (page) => expect(page.getByRole('banner')).toBeVisible(),
  },
  {
    name: 'console-connected',
    path: `/console?uid=${UID}`,
    viewer: 'person',
    async enter(page) {
      const takeOver = page.getByTestId('take-over')
      await expect(page.getByTestId('start').or(takeOver).first()).toBeVisible()
      if (await takeOver.isVisible()) await takeOver.click()
      await expect(page.getByTestId('start')).toBeVisible()
    },
  },
  {
    name: 'remote',
    path: `/console?uid=${UID}`,
    viewer: 'person',
    enter: (page) => opens(page, page.getByTestId('open-remote')),
  },
  {
    name: 'notices',
    path: '/home',
    viewer: 'person',
    enter: (page) => opens(page, page.getByRole('banner').getByRole('button', { name: NOTICES })),
  },
  {
    name: 'user-menu',
    path: '/home',
    viewer: 'person',
    enter: openUserMenu,
  },
  {
    name: 'theme-drawer',
    path: '/home',
    viewer: 'person',
    async enter(page) {
      await openUserMenu(page)
      await opens(page, page.getByRole('menuitem', { name: /外观设置|^Appearance$/ }))
    },
  },
]

/** Views that show all parts of a frame: cards, a table, a form with a fixed part. */
export const FRAMED_VIEWS = ['home', 'carry-content-list', 'console'] as const
const FRAMED: readonly string[] = FRAMED_VIEWS

/** In place of a desk one of its tabs: the nth screen with its nth. */
function oneTab(screen: View, at: number): View {
  const tabs = FRAMED.includes(screen.name)
    ? []
    : TABS.filter(({ path }) => path.startsWith(`${screen.path}?`))
  return tabs[at % tabs.length] ?? screen
}

export const VIEWS: readonly View[] = isLong
  ? [...SCREENS, ...TABS, ...STATES]
  : [...SCREENS.map(oneTab), ...STATES]

export function viewNamed(name: string): View {
  const view = VIEWS.find((one) => one.name === name)
  if (!view) throw new Error(`there is no view ${name}`)
  return view
}

const NOTICES = /通知|Notices/i

async function openUserMenu(page: Page): Promise<void> {
  await page.getByRole('banner').locator('button[aria-haspopup="menu"]').last().click()
  await expect(page.getByRole('menu')).toBeVisible()
}

async function opens(page: Page, control: ReturnType<Page['locator']>): Promise<void> {
  await control.first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
