import { memoryStore, seededRandom, VirtualClock } from '@omc/core/testing'
import { createAppearance, DEFAULT_THEME_SETTINGS, THEME_NAMES } from '@omc/shell'
import { DEFAULT_THEME, THEMES } from '@omc/ui'
import { afterEach, expect, test, vi } from 'vitest'
import { followAppearance } from './follow-appearance.ts'
import { warnUnsavedSettings } from './warn-unsaved-settings.ts'

let stop: () => void = () => undefined
afterEach(() => stop())

function rig({ isDark = false, widthPx = 1440, className = '', store = memoryStore() } = {}) {
  const media = new EventTarget()
  const view = Object.assign(new EventTarget(), { innerWidth: widthPx })
  const prefersDark = Object.assign(media, { matches: isDark })
  const body = document.createElement('div')
  body.className = className
  const ports = { clock: new VirtualClock(), random: seededRandom(1), store: () => store }
  const appearance = createAppearance(ports)
  stop = followAppearance(appearance, {
    body,
    // Only these members are read.
    prefersDark: prefersDark as unknown as MediaQueryList,
    view: view as unknown as Window,
  })
  return {
    body,
    appearance,
    resize(width: number) {
      view.innerWidth = width
      view.dispatchEvent(new Event('resize'))
    },
    flip() {
      prefersDark.matches = !prefersDark.matches
      media.dispatchEvent(new Event('change'))
    },
  }
}

test('the design system has a style for every theme that can be chosen, and no other', () => {
  expect(Object.keys(THEMES).sort()).toEqual([...THEME_NAMES].sort())
  expect(DEFAULT_THEME_SETTINGS.themeName).toBe(DEFAULT_THEME)
})

test('paints what is chosen and tried, and leaves other classes alone', () => {
  const { body, appearance } = rig({ className: 'mine theme-ocean dark' })
  expect(body.className).toBe('mine theme-green-white')
  appearance.preview({
    themeName: 'red-black',
    mode: 'dark',
    density: 'compact',
    background: 'vab-background',
  })
  expect(body.className).toBe('mine theme-red-black dark vab-background')
  expect(body.dataset['density']).toBe('compact')
})

test('follows the system and the width of the window', () => {
  const { body, appearance, flip, resize } = rig({ isDark: true, widthPx: 390 })
  expect(body.classList.contains('dark')).toBe(true)
  flip()
  expect(body.classList.contains('dark')).toBe(false)
  expect(appearance.state.device).toBe('mobile')
  resize(992)
  expect(appearance.state.device).toBe('desktop')
  resize(991)
  expect(appearance.state.device).toBe('mobile')
})

test('F25: a storage that refuses gives the defaults and one notice, and stops nothing', () => {
  const store = memoryStore()
  store.block()
  const { body, appearance } = rig({ store })
  const tell = vi.fn()
  const still = warnUnsavedSettings(appearance, tell)
  appearance.choose({ themeName: 'ocean' })
  appearance.setFolded(true)
  still()
  expect(body.className).toBe('theme-ocean')
  expect(tell).toHaveBeenCalledTimes(1)
})

test('says nothing while the storage keeps', () => {
  const { appearance } = rig()
  const tell = vi.fn()
  const still = warnUnsavedSettings(appearance, tell)
  appearance.choose({ themeName: 'ocean' })
  still()
  expect(tell).not.toHaveBeenCalled()
})
