import { SCREENS } from '@omc/acl'
import type { ReactNode } from 'react'
import { loadPart } from '../errors/load-part.ts'
import { SCREEN_PARTS, type LoadScreen } from './screens.ts'

const loaded = new Map<string, ReactNode>()
const parts: Readonly<Record<string, LoadScreen | undefined>> = SCREEN_PARTS

/** Loads the part of the program behind a screen, once. @param path as it is declared */
async function loadScreen(path: string): Promise<void> {
  const load = parts[path]
  if (!load || loaded.has(path)) return
  const Screen = await loadPart(load)
  loaded.set(path, <Screen />)
}

/** Loads the part behind an address. */
export const loadScreenAt = (address: string): Promise<void> =>
  loadScreen(SCREENS.match(address).path)

/** A screen that was loaded. */
export const screenOf = (path: string): ReactNode => loaded.get(path) ?? null
