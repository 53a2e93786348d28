import type { Clock, KeyValueStore, Random } from '@omc/core'
import { replaceState, stateOf } from '../state/replace-state.ts'
import { DEFAULT_DEVICE, deviceOf } from './device.ts'
import { keptFold, keptSettings } from './kept-look.ts'
import { RESTORE_CLOSES_AFTER_MS, randomSettings } from './random-settings.ts'
import { DEFAULT_THEME_SETTINGS, type ThemeSettings } from './theme-settings.ts'
import type { Device } from './vocabulary.ts'

/** Appearance in force. */
export type AppearanceState = {
  readonly settings: ThemeSettings
  readonly device: Device
  /** The fold as the person left it; `foldInForce` gives the effective one. */
  readonly isFoldedByPerson: boolean
  readonly isDrawerOpen: boolean
  /** The settings on screen are not the kept ones. */
  readonly isUnsaved: boolean
  /** False once the browser refused to keep a choice. */
  readonly isKept: boolean
}

export type Appearance = {
  /** A valtio state. */
  readonly state: AppearanceState
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
}

export type AppearanceOptions = {
  readonly clock: Clock
  readonly random: Random
  readonly store: () => KeyValueStore
  readonly widthPx?: number
}

/**
 * The look of the console: what was chosen, what is shown before it is saved, and what is kept.
 * It starts with the stored settings.
 *
 * @source console spec §2, theme drawer; §4, sidebar and language
 */
export function createAppearance({ clock, random, store, widthPx }: AppearanceOptions): Appearance {
  const [settings, fold] = [keptSettings(store), keptFold(store)]
  let saved = settings.read()
  const state = stateOf(startState(saved, { isFoldedByPerson: fold.read(), widthPx }))
  let stopClosing = (): void => undefined

  const set = (change: Partial<AppearanceState>) =>
    replaceState(state, { ...state, ...change, isKept: settings.isKept() && fold.isKept() })
  const show = (shown: ThemeSettings) => set({ settings: shown, isUnsaved: !isSame(shown, saved) })
  const keep = (chosen: ThemeSettings) => {
    saved = chosen
    settings.write(saved)
  }
  const showAndKeep = (chosen: ThemeSettings) => {
    keep(chosen)
    show(chosen)
  }
  const setDrawer = (isDrawerOpen: boolean) => {
    stopClosing()
    set({ isDrawerOpen })
  }
  set({})

  return {
    state,
    preview: (change) => show({ ...state.settings, ...change }),
    choose(change) {
      // A preview in the drawer must not be stored.
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
    setWindowWidth: (width) => set({ device: deviceOf(width) }),
    setFolded(isFoldedByPerson) {
      fold.write(isFoldedByPerson)
      set({ isFoldedByPerson })
    },
    openDrawer: () => setDrawer(true),
    closeDrawer: () => setDrawer(false),
  }
}

const startState = (
  settings: ThemeSettings,
  { isFoldedByPerson, widthPx }: { isFoldedByPerson: boolean; widthPx: number | undefined },
): AppearanceState => ({
  settings,
  device: widthPx === undefined ? DEFAULT_DEVICE : deviceOf(widthPx),
  isFoldedByPerson,
  isDrawerOpen: false,
  isUnsaved: false,
  isKept: true,
})

function isSame(a: ThemeSettings, b: ThemeSettings): boolean {
  const keys = Object.keys(a) as (keyof ThemeSettings)[] // the settings have no other keys
  return keys.every((key) => a[key] === b[key])
}
