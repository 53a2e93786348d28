import { SCREENS } from '@omc/acl'
import { createElement, type ReactNode } from 'react'
import { loadPart } from '../../kernel/errors/load-part.ts'
import { addTexts } from '../../kernel/i18n/i18n.ts'
import { parseLocation } from '../../kernel/router/address.ts'
import type { AskPorts, ScreenPart } from '../../kernel/router/screen-part.ts'
import type { ScreenRoute } from '../../kit/screen-route.ts'
import { SCREEN_ROUTES } from './built.ts'

type Loaded = { readonly node: ReactNode } & Pick<ScreenPart, 'ask' | 'prepare'>

const loaded = new Map<string, Loaded>()

/** Loads the script of a screen once. @param path declared path of the screen */
async function loadScreen(path: string): Promise<void> {
  const route = SCREEN_ROUTES.get(path)
  if (!route || loaded.has(path)) return
  const Screen = await loadPart(() => loadWithTexts(route))
  const { ask, prepare } = Screen
  loaded.set(path, {
    node: createElement(Screen),
    ...(ask ? { ask } : {}),
    ...(prepare ? { prepare } : {}),
  })
}

/** Loads the script of a screen with all its texts. */
async function loadWithTexts({ load, texts }: ScreenRoute): Promise<ScreenPart> {
  const [{ Screen, beside = [] }] = await Promise.all([
    load(),
    ...texts.map((part) => addTexts(part)),
  ])
  await Promise.all(beside.map((part) => addTexts(part)))
  return Screen
}

/** Loads the screen at an address and prepares its content. */
export async function loadScreenAt(address: string): Promise<void> {
  const { path } = SCREENS.match(address)
  await loadScreen(path)
  await loaded.get(path)?.prepare?.(new URLSearchParams(parseLocation(address).search))
}

/** Element of a loaded screen; null before. */
export const screenOf = (path: string): ReactNode => loaded.get(path)?.node ?? null

/** Loads the screen at an address and sends its first reads. */
export async function askAt(address: string, ports: AskPorts): Promise<void> {
  const { path } = SCREENS.match(address)
  await loadScreen(path)
  const { pathname, search } = parseLocation(address)
  await loaded.get(path)?.ask?.(ports, new URLSearchParams(search), pathname)
}
