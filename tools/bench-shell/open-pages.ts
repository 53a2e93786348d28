import type { Browser, BrowserContext } from '@playwright/test'
import { FLOOR_USABLE, FLOORS } from './floor-page.ts'
import type { PageToLoad } from './load-page.ts'
import { PEER_PATH, PEER_USABLE } from './peer-page.ts'
import { signIn } from './sign-in.ts'

export const LIST = 'first list'
export const PEER = 'react-admin'

/** Quiet time before LCP is final, ms: the page may still paint something larger. */
const QUIET_MS = 1_500
/** Free time of the main thread that makes a page interactive, ms; bytes count until then. */
export const FREE_MS = 5_000

/** A service worker would cache the files that each load must request. */
const FIRST_VISIT = { viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' } as const
/** The server's policy allows scripts only in the console's own page. */
const OTHER_PAGE = { ...FIRST_VISIT, bypassCSP: true } as const

export interface OpenPage extends PageToLoad {
  readonly name: string
  /** Browser state of the person who opens the page. */
  readonly context: BrowserContext
}

/** Measured pages, each with its person. */
export async function openPages(
  browser: Browser,
  origin: string,
  hasPeer: boolean,
): Promise<readonly OpenPage[]> {
  const person = await browser.newContext(FIRST_VISIT)
  await signIn(person, origin)
  const nobody = await browser.newContext(OTHER_PAGE)
  const pages: OpenPage[] = [
    ...Object.entries(FLOORS).map(([name, { path }]) => ({
      name,
      context: nobody,
      url: origin + path,
      usable: FLOOR_USABLE,
      quietMs: QUIET_MS,
    })),
    {
      name: 'sign-in form',
      context: await browser.newContext(FIRST_VISIT),
      url: `${origin}/#/login`,
      usable: 'form button[type="submit"]:not(:disabled)',
      quietMs: QUIET_MS,
    },
    {
      name: LIST,
      context: person,
      url: `${origin}/#/carry/content/list`,
      usable: 'tbody input[type="checkbox"]:not(:disabled)',
      quietMs: hasPeer ? FREE_MS : QUIET_MS,
    },
  ]
  if (!hasPeer) return pages
  const atPeer = await browser.newContext(OTHER_PAGE)
  await signIn(atPeer, origin)
  const url = origin + PEER_PATH
  return [...pages, { name: PEER, context: atPeer, url, usable: PEER_USABLE, quietMs: FREE_MS }]
}
