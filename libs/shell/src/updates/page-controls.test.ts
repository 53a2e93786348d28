import { behaviour } from '@omc/behaviours/vitest'
import { VirtualClock } from '@omc/core/testing'
import { subscribe } from 'valtio/vanilla'
import { describe, expect, it, vi } from 'vitest'
import { FULL_SCREEN_REFUSED, toggleFullScreen } from './full-screen.ts'
import { createLoadingMask, LATE_MASK_MS } from './loading-mask.ts'
import { isOldBrowser, OLD_BROWSER_WORDS } from './old-browser.ts'
import { createScreenReload } from './screen-reload.ts'

describe('reloading the screen', () => {
  it('gives the screen another number, so that it is rendered again', () => {
    const screen = createScreenReload({ clock: new VirtualClock(), hasBar: () => false })
    const listener = vi.fn()
    subscribe(screen.state, listener, true)
    screen.reload()
    screen.reload()
    behaviour('B-037', () => expect(screen.state).toEqual({ count: 2, isBarShown: false }))
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('shows the bar for 200 ms when the theme allows it', async () => {
    const clock = new VirtualClock()
    const theme = { showProgressBar: true }
    const screen = createScreenReload({ clock, hasBar: () => theme.showProgressBar })
    screen.reload()
    await behaviour('B-038', async () => {
      await clock.advance(199)
      expect(screen.state.isBarShown).toBe(true)
      await clock.advance(1)
      expect(screen.state.isBarShown).toBe(false)
    })
    theme.showProgressBar = false
    screen.reload()
    expect(screen.state).toEqual({ count: 2, isBarShown: false })
  })

  it('does not cut the bar of a second reload short', async () => {
    const clock = new VirtualClock()
    const screen = createScreenReload({ clock, hasBar: () => true })
    screen.reload()
    await clock.advance(150)
    screen.reload()
    await clock.advance(100)
    expect(screen.state.isBarShown).toBe(true)
    await clock.advance(100)
    expect(screen.state.isBarShown).toBe(false)
    expect(clock.pendingCount).toBe(0)
  })
})

it('switches full screen, and says when it could not be opened', async () => {
  let isFull = false
  const port = {
    isFull: () => isFull,
    enter: async () => void (isFull = true),
    leave: async () => void (isFull = false),
  }
  await behaviour('B-027', async () => {
    expect([await toggleFullScreen(port), await toggleFullScreen(port)]).toEqual([
      'entered',
      'left',
    ])
  })
  const refuse = () => Promise.reject(new TypeError('Permissions check failed'))
  await behaviour(['B-027', 'E-013'], async () => {
    expect(await toggleFullScreen({ ...port, enter: refuse })).toBe('refused')
    expect(await toggleFullScreen({ ...port, enter: undefined })).toBe('refused')
    expect(FULL_SCREEN_REFUSED.en).toContain('could not be opened')
    expect(FULL_SCREEN_REFUSED.zh).toContain('全屏')
  })
})

it('knows an Internet Explorer and asks to update it', () => {
  const old = [
    'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)',
    'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 10.0)',
    'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  ]
  const others = [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    '',
  ]
  behaviour('E-014', () => {
    expect(old.map(isOldBrowser)).toEqual([true, true, true])
    expect(others.map(isOldBrowser)).toEqual([false, false, false])
    expect(OLD_BROWSER_WORDS.body.zh).toContain('升级浏览器')
  })
})

describe('the loading mask', () => {
  it('is debounced for URLs containing doEdit', async () => {
    const clock = new VirtualClock()
    const mask = createLoadingMask(clock)
    const listener = vi.fn()
    subscribe(mask.state, listener, true)
    const quick = mask.begin('/userManagement/doEdit')
    await clock.advance(LATE_MASK_MS - 1)
    quick()
    await clock.advance(LATE_MASK_MS)
    behaviour('B-156', () => expect(listener).not.toHaveBeenCalled())
    const slow = mask.begin('/userManagement/doEdit')
    await clock.advance(LATE_MASK_MS)
    behaviour('B-156', () => expect(mask.state.isShown).toBe(true))
    slow()
    expect(mask.state.isShown).toBe(false)
  })

  it('shows at once for others and goes with the last of them', () => {
    const mask = createLoadingMask(new VirtualClock())
    const first = mask.begin('/userManagement/doDelete')
    const second = mask.begin('/api/v1/users')
    first()
    first()
    expect(mask.state.isShown).toBe(true)
    second()
    expect(mask.state.isShown).toBe(false)
  })
})
