import { behaviour } from '@omc/behaviours/vitest'
import { memoryStore, seededRandom, VirtualClock } from '@omc/core/testing'
import { subscribe } from 'valtio/vanilla'
import { describe, expect, it, vi } from 'vitest'
import { clearCache } from './clear-cache.ts'
import { createAppearance } from './create-appearance.ts'
import { randomSettings } from './random-settings.ts'
import { menuScrolls, tableHeight } from './sizes.ts'
import { DEFAULT_THEME_SETTINGS } from './theme-settings.ts'

function open({ store = memoryStore(), widthPx = 1280, seed = 1 } = {}) {
  const clock = new VirtualClock(0)
  const appearance = createAppearance({
    clock,
    random: seededRandom(seed),
    store: () => store,
    widthPx,
  })
  return { clock, store, appearance, again: () => open({ store, widthPx }).appearance }
}

describe('the drawer', () => {
  it('shows a change at once and keeps it on save only', () => {
    const { appearance, again } = open()
    appearance.preview({ themeName: 'ocean' })
    expect(appearance.state).toMatchObject({
      settings: { themeName: 'ocean' },
      isUnsaved: true,
    })
    behaviour('B-075', () => {
      expect(again().state.settings.themeName).toBe('green-white')
      appearance.save()
      expect(appearance.state.isUnsaved).toBe(false)
      expect(again().state.settings.themeName).toBe('ocean')
    })
  })

  it('puts the defaults back and keeps them', () => {
    const { appearance, again } = open()
    appearance.choose({ layout: 'float', themeName: 'red-black', showTabs: false })
    appearance.restoreDefault()
    behaviour('B-076', () => {
      expect(appearance.state.settings).toEqual(DEFAULT_THEME_SETTINGS)
      expect(again().state.settings).toEqual(DEFAULT_THEME_SETTINGS)
    })
  })

  it('applies a random look; a restore closes it after 1 s, not before', async () => {
    const { appearance, clock } = open()
    appearance.openDrawer()
    appearance.randomise()
    behaviour('B-077', () => expect(appearance.state.settings.themeName).not.toBe('green-white'))
    expect(appearance.state.isDrawerOpen).toBe(true)
    appearance.restoreDefault()
    await behaviour('B-077', async () => {
      await clock.advance(999)
      expect(appearance.state.isDrawerOpen).toBe(true)
      await clock.advance(1)
      expect(appearance.state.isDrawerOpen).toBe(false)
    })
  })

  it('stays open when it was opened again within that second', async () => {
    const { appearance, clock } = open()
    appearance.restoreDefault()
    await clock.advance(500)
    appearance.openDrawer()
    await clock.advance(5_000)
    expect(appearance.state.isDrawerOpen).toBe(true)
    expect(clock.pendingCount).toBe(0)
  })
})

it('keeps a choice of the avatar menu without what is only tried in the drawer', () => {
  const { appearance, again } = open()
  appearance.preview({ layout: 'column' })
  appearance.choose({ mode: 'dark' })
  expect(appearance.state).toMatchObject({
    settings: { layout: 'column', mode: 'dark' },
    isUnsaved: true,
  })
  expect(again().state.settings).toMatchObject({ layout: 'vertical', mode: 'dark' })
})

it('differs by chance in every part, and keeps what a person needs to read', () => {
  const now = { ...DEFAULT_THEME_SETTINGS, mode: 'dark', density: 'compact' } as const
  for (let seed = 1; seed <= 200; seed += 1) {
    const next = randomSettings(now, { random: seededRandom(seed), device: 'desktop' })
    expect(next).toMatchObject({ mode: 'dark', density: 'compact' })
    const parts = [
      'themeName',
      'columnStyle',
      'background',
      'tabsBarStyle',
      'showTabsIcon',
    ] as const
    for (const part of [...parts, 'layout'] as const) expect(next[part]).not.toBe(now[part])
  }
  const phone = randomSettings(now, { random: seededRandom(3), device: 'mobile' })
  expect(phone.layout).toBe('vertical')
})

it('remembers layout and fold through a phone-wide window', () => {
  const { appearance } = open()
  appearance.choose({ layout: 'column' })
  appearance.setFolded(true)
  const listener = vi.fn()
  const stop = subscribe(appearance.state, listener, true)
  for (const width of [900, 800, 1200]) appearance.setWindowWidth(width)
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  expect(appearance.state).toMatchObject({
    settings: { layout: 'column' },
    device: 'desktop',
    isFoldedByPerson: true,
  })
})

it('keeps the fold over a reload', () => {
  const { appearance, again } = open()
  appearance.setFolded(true)
  expect(again().state.isFoldedByPerson).toBe(true)
})

it('works without a storage and says that nothing is kept', () => {
  const store = memoryStore()
  store.block()
  const { appearance } = open({ store })
  appearance.choose({ themeName: 'ocean' })
  expect(appearance.state.settings.themeName).toBe('ocean')
  expect(appearance.state.isKept).toBe(false)
})

describe('clearing the cache', () => {
  it('empties local storage, then reloads', () => {
    const store = memoryStore({ 'omc.theme': '{}', other: '1' })
    const reload = vi.fn(() => expect(store.values.size).toBe(0))
    behaviour('B-078', () => {
      expect(clearCache({ store: () => store, reload, isHeld: () => false })).toBe('cleared')
      expect(reload).toHaveBeenCalledTimes(1)
    })
  })

  it('does nothing while a run or an unsaved form is open', () => {
    const store = memoryStore({ a: '1' })
    const reload = vi.fn()
    expect(clearCache({ store: () => store, reload, isHeld: () => true })).toBe('held')
    expect([store.values.size, reload.mock.calls.length]).toEqual([1, 0])
  })

  it('reloads also where the storage is blocked', () => {
    const store = memoryStore()
    store.block()
    const reload = vi.fn()
    clearCache({ store: () => store, reload, isHeld: () => false })
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

it('scrolls a menu with more than 18 children', () => {
  behaviour('B-028', () => expect([0, 18, 19].map(menuScrolls)).toEqual([false, false, true]))
})

it('makes a table as high as the window less 190, less 60 for each extra row', () => {
  behaviour('B-040', () =>
    expect([tableHeight(), tableHeight(1), tableHeight(3)]).toEqual([
      'max(0px, 100dvh - 190px)',
      'max(0px, 100dvh - 250px)',
      'max(0px, 100dvh - 370px)',
    ]),
  )
})
