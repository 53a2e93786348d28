import { behaviour } from '@omc/behaviours/vitest'
import { memoryStore, seededRandom, VirtualClock } from '@omc/core/testing'
import { subscribe } from 'valtio/vanilla'
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

it('can be opened, folded and toggled', () => {
  const { sidebar } = rig(1_440)
  const isFolded = () => sidebar.state.isFolded
  behaviour('B-063', () => {
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
})

it('starts unfolded and is found again as it was left', () => {
  const { sidebar, store } = rig(1_440)
  behaviour('B-064', () => {
    expect(sidebar.state.isFolded).toBe(false)
    sidebar.dispatch('toggled')
    expect([...store.values.values()]).toContain('true')
    expect(rig(1_440, store).sidebar.state.isFolded).toBe(true)
  })
})

it('folds after a navigation on a phone, and stays on a desktop', () => {
  const phone = rig(390).sidebar
  phone.dispatch('toggled')
  expect(phone.state.isSheetOpen).toBe(true)
  behaviour('B-057', () => {
    phone.dispatch('navigated')
    expect(phone.state.isSheetOpen).toBe(false)
  })
  const desktop = rig(1_440).sidebar
  desktop.dispatch('navigated')
  expect(desktop.state).toEqual({ isFolded: false, isSheetOpen: false })
})

it('leaves the kept fold alone on a phone, and closes the sheet in a wide window', () => {
  const { sidebar, look, store } = rig(390)
  let news = 0
  const count = () => {
    news += 1
  }
  subscribe(sidebar.state, count, true)
  sidebar.dispatch('opened')
  sidebar.dispatch('opened')
  expect(news).toBe(1)
  look.setWindowWidth(1_440)
  expect(sidebar.state).toEqual({ isFolded: false, isSheetOpen: false })
  expect([...store.values.values()]).not.toContain('true')
})
