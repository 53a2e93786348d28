import { memoryStore, seededRandom, VirtualClock } from '@omc/core/testing'
import { expect, it } from 'vitest'
import { createAppearance } from '../appearance/create-appearance.ts'
import { createSidebar } from './create-sidebar.ts'

function rig(widthPx: number, store = memoryStore()) {
  const look = createAppearance({
    clock: new VirtualClock(),
    random: seededRandom(1),
    store: () => store,
    widthPx,
  })
  return { look, store, sidebar: createSidebar(look) }
}

it('can be opened, folded and toggled (B-063)', () => {
  const { sidebar } = rig(1_440)
  const isFolded = () => sidebar.getState().isFolded
  sidebar.dispatch('folded')
  expect(isFolded()).toBe(true)
  sidebar.dispatch('folded')
  expect(isFolded()).toBe(true)
  sidebar.dispatch('opened')
  expect(isFolded()).toBe(false)
  sidebar.dispatch('toggled')
  expect(isFolded()).toBe(true)
  sidebar.dispatch('toggled')
  expect(isFolded()).toBe(false)
})

it('starts unfolded and is found again as it was left (B-064)', () => {
  const { sidebar, store } = rig(1_440)
  expect(sidebar.getState().isFolded).toBe(false)
  sidebar.dispatch('toggled')
  expect([...store.values.values()]).toContain('true')
  expect(rig(1_440, store).sidebar.getState().isFolded).toBe(true)
})

it('folds after a navigation on a phone, and stays on a desktop (B-057)', () => {
  const phone = rig(390).sidebar
  phone.dispatch('toggled')
  expect(phone.getState().isSheetOpen).toBe(true)
  phone.dispatch('navigated')
  expect(phone.getState().isSheetOpen).toBe(false)
  const desktop = rig(1_440).sidebar
  desktop.dispatch('navigated')
  expect(desktop.getState()).toEqual({ isFolded: false, isSheetOpen: false })
})

it('leaves the kept fold alone on a phone, and closes the sheet in a wide window', () => {
  const { sidebar, look, store } = rig(390)
  let news = 0
  sidebar.subscribe(() => {
    news += 1
  })
  sidebar.dispatch('opened')
  sidebar.dispatch('opened')
  expect(news).toBe(1)
  look.setWindowWidth(1_440)
  expect(sidebar.getState()).toEqual({ isFolded: false, isSheetOpen: false })
  expect([...store.values.values()]).not.toContain('true')
})
