import { SCREENS } from '@omc/acl'
import { createElement, type ReactNode } from 'react'
import { loadPart } from '../errors/load-part.ts'
import { parseLocation } from './address.ts'
import type { AskPorts, ScreenPart } from './screen-part.ts'
import { SCREEN_PARTS, type LoadScreen } from './screens.ts'

type Loaded = { readonly node: ReactNode; readonly ask: ScreenPart['ask'] }

const loaded = new Map<string, Loaded>()
const parts: Readonly<Record<string, LoadScreen | undefined>> = SCREEN_PARTS

/** Loads the part of the program behind a screen, once. @param path as it is declared */
async function loadScreen(path: string): Promise<void> {
  const load = parts[path]
  if (!load || loaded.has(path)) return
  const Screen = await loadPart(load)
  loaded.set(path, { node: createElement(Screen), ask: Screen.ask })
}

/** Loads the part behind an address. */
export const loadScreenAt = (address: string): Promise<void> =>
  loadScreen(SCREENS.match(address).path)

/** A screen that was loaded. */
export const screenOf = (path: string): ReactNode => loaded.get(path)?.node ?? null

/** Loads the part behind an address and asks the server what it will ask first. */
export async function askAt(address: string, ports: AskPorts): Promise<void> {
  const { path } = SCREENS.match(address)
  await loadScreen(path)
  await loaded.get(path)?.ask?.(ports, new URLSearchParams(parseLocation(address).search))
}
