import type { Clock, Words } from '@omc/core'
import { proxy } from 'valtio/vanilla'

/** From the notice to the reload. @source console spec §9, service worker */
export const UPDATE_RELOADS_AFTER_MS = 10_000

/** @source ux: gate screens, update */
export const UPDATE_WORDS = {
  counting: { zh: '新版本已就绪，即将刷新', en: 'A new version is ready and loads shortly' },
  held: {
    zh: '新版本已就绪，当前工作结束后刷新',
    en: 'A new version is ready and loads when your work is done',
  },
  now: { zh: '立即刷新', en: 'Load now' },
  later: { zh: '稍后', en: 'Later' },
} as const satisfies Readonly<Record<string, Words>>

/**
 * `counting`: the page reloads at `dueAt`. `held`: it waits for a run or an unsaved form.
 * `later`: the person put it off; a small mark remains.
 */
export type UpdateState =
  | { readonly tag: 'none' | 'held' | 'later' | 'reloading' }
  | { readonly tag: 'counting'; readonly dueAt: number }

export type UpdateNotice = {
  /** A valtio state. */
  readonly state: { readonly update: UpdateState }
  /** A new version has been installed. */
  readonly found: () => void
  /** Loads it at once. @returns false while a run or an unsaved form is open */
  readonly now: () => boolean
  readonly later: () => void
  /** A run or a form was opened or closed: call it at every change. */
  readonly holdsChanged: () => void
}

export type UpdateNoticePorts = {
  readonly clock: Clock
  readonly reload: () => void
  readonly isHeld: () => boolean
}

/**
 * Announces a new version and loads it after 10 s, never while a run or an unsaved form is open.
 * When that work ends, the 10 s start again, so the reload is no surprise.
 *
 * @source console spec §9, service worker; reliability F28
 */
export function createUpdateNotice({ clock, reload, isHeld }: UpdateNoticePorts): UpdateNotice {
  const state = proxy<{ update: UpdateState }>({ update: { tag: 'none' } })
  let disarm = (): void => undefined
  const set = (next: UpdateState) => {
    disarm()
    disarm = next.tag === 'counting' ? clock.at(next.dueAt, go) : () => undefined
    state.update = next
  }
  const count = () =>
    set(
      isHeld()
        ? { tag: 'held' }
        : { tag: 'counting', dueAt: clock.now() + UPDATE_RELOADS_AFTER_MS },
    )
  function go(): void {
    if (isHeld()) return set({ tag: 'held' })
    set({ tag: 'reloading' })
    reload()
  }

  return {
    state,
    found() {
      if (state.update.tag === 'none' || state.update.tag === 'later') count()
    },
    now() {
      if (state.update.tag === 'none' || state.update.tag === 'reloading') return false
      go()
      return !isHeld()
    },
    later() {
      if (state.update.tag === 'counting' || state.update.tag === 'held') set({ tag: 'later' })
    },
    holdsChanged() {
      if (state.update.tag === 'counting' && isHeld()) set({ tag: 'held' })
      else if (state.update.tag === 'held' && !isHeld()) count()
    },
  }
}
