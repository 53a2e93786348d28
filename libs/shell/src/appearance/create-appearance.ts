import type { Clock, KeyValueStore, Random } from '@omc/core'
import { keptValue } from '../storage/kept-value.ts'
import { DEFAULT_DEVICE, deviceOf } from './device.ts'
import { parseThemeSettings } from './parse-theme-settings.ts'
import { RESTORE_CLOSES_AFTER_MS, randomSettings } from './random-settings.ts'
import { DEFAULT_THEME_SETTINGS, type ThemeSettings } from './theme-settings.ts'
import type { Device } from './vocabulary.ts'

/** What is on screen now; a new object with every change. */
export type AppearanceState = {
  readonly settings: ThemeSettings
  readonly device: Device
  /** The fold as the person left it; what is in force says `foldInForce`. */
  readonly isFoldedByPerson: boolean
  readonly isDrawerOpen: boolean
  /** The settings on screen are not the kept ones. */
  readonly isUnsaved: boolean
}

export type Appearance = {
  readonly getState: () => AppearanceState
  /** @returns stops listening */
  readonly subscribe: (listener: () => void) => () => void
  /** Shows a change at once and keeps nothing. */
  readonly preview: (change: Partial<ThemeSettings>) => void
  /** Shows and keeps a change: for the menu of the avatar, which has no save button. */
  readonly choose: (change: Partial<ThemeSettings>) => void
  readonly save: () => void
  /** Puts the defaults back, keeps them, and closes the drawer after 1 s. */
  readonly restoreDefault: () => void
  /** A look by chance, shown and kept. */
  readonly randomise: () => void
  readonly setWindowWidth: (widthPx: number) => void
  readonly setFolded: (isFolded: boolean) => void
  readonly openDrawer: () => void
  readonly closeDrawer: () => void
  /** False once the browser refused to keep a choice. */
  readonly isKept: () => boolean
}

export type AppearanceOptions = {
  readonly clock: Clock
  readonly random: Random
  readonly store: () => KeyValueStore
  readonly widthPx?: number
}

/**
 * The look of the console: what was chosen, what is shown before it is saved, and what is kept.
 * It starts with what the storage holds.
 *
 * @source console spec §2, theme drawer; §4, sidebar and language
 */
export function createAppearance({ clock, random, store, widthPx }: AppearanceOptions): Appearance {
  const kept = keptValue({
    key: 'omc.theme',
    fallback: DEFAULT_THEME_SETTINGS,
    parse: parseThemeSettings,
    store,
  })
  const keptFold = keptValue({
    key: 'omc.sidebar-folded',
    fallback: false,
    parse: (raw) => raw === true,
    store,
  })
  let saved = kept.read()
  let state: AppearanceState = {
    settings: saved,
    device: widthPx === undefined ? DEFAULT_DEVICE : deviceOf(widthPx),
    isFoldedByPerson: keptFold.read(),
    isDrawerOpen: false,
    isUnsaved: false,
  }
  const listeners = new Set<() => void>()
  let stopClosing = (): void => undefined

  const set = (change: Partial<AppearanceState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const show = (settings: ThemeSettings) => set({ settings, isUnsaved: !same(settings, saved) })
  const keep = (settings: ThemeSettings) => {
    saved = settings
    kept.write(saved)
  }
  const showAndKeep = (settings: ThemeSettings) => {
    keep(settings)
    show(settings)
  }
  const setDrawer = (isDrawerOpen: boolean) => {
    stopClosing()
    set({ isDrawerOpen })
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    preview: (change) => show({ ...state.settings, ...change }),
    choose(change) {
      // What is only tried in the drawer must not be kept along the way.
      keep({ ...saved, ...change })
      show({ ...state.settings, ...change })
    },
    save: () => showAndKeep(state.settings),
    restoreDefault() {
      showAndKeep(DEFAULT_THEME_SETTINGS)
      stopClosing()
      stopClosing = clock.at(clock.now() + RESTORE_CLOSES_AFTER_MS, () => setDrawer(false))
    },
    randomise: () => showAndKeep(randomSettings(state.settings, { random, device: state.device })),
    setWindowWidth(width) {
      const device = deviceOf(width)
      if (device !== state.device) set({ device })
    },
    setFolded(isFoldedByPerson) {
      keptFold.write(isFoldedByPerson)
      set({ isFoldedByPerson })
    },
    openDrawer: () => setDrawer(true),
    closeDrawer: () => setDrawer(false),
    isKept: () => kept.isKept() && keptFold.isKept(),
  }
}

function same(a: ThemeSettings, b: ThemeSettings): boolean {
  const keys = Object.keys(a) as (keyof ThemeSettings)[] // the settings have no other keys
  return keys.every((key) => a[key] === b[key])
}
