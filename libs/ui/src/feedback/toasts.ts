import { proxy, ref } from 'valtio/vanilla'

export type ToastTone = 'info' | 'success' | 'warning' | 'danger'

export type ToastMessage = {
  readonly tone: ToastTone
  readonly title: string
  readonly description?: string
  readonly action?: { readonly label: string; readonly onSelect: () => void }
  /** The same key replaces an earlier toast instead of adding one. */
  readonly key?: string
}

export type Toast = ToastMessage & {
  readonly id: string
  /** Infinity = stays until closed. */
  readonly durationMs: number
}

export type Toasts = {
  /** A valtio state: the messages on screen, newest last. */
  readonly state: { readonly list: readonly Toast[] }
  readonly show: (message: ToastMessage) => string
  readonly dismiss: (id: string) => void
}

/** @source console spec §5: messages close after 3 s; with an act 5 s; errors stay; three at most */
export const TOAST_TIMES = { plainMs: 3000, actionMs: 5000, maxCount: 3 } as const

/** When a fourth message comes, the oldest that is not an error gives way; if all are errors, the oldest error. */
export function createToasts(): Toasts {
  const state = proxy({ list: ref<readonly Toast[]>([]) })
  let shownCount = 0
  const others = (id: string) => state.list.filter((toast) => toast.id !== id)
  return {
    state,
    show(message) {
      shownCount += 1
      const id = message.key ?? `toast-${shownCount}`
      const toast = { ...message, id, durationMs: durationOf(message) }
      state.list = ref(withinLimit([...others(id), toast]))
      return id
    },
    dismiss(id) {
      if (state.list.some((toast) => toast.id === id)) state.list = ref(others(id))
    },
  }
}

function durationOf({ tone, action }: ToastMessage): number {
  if (tone === 'danger') return Infinity
  return action ? TOAST_TIMES.actionMs : TOAST_TIMES.plainMs
}

function withinLimit(toasts: readonly Toast[]): readonly Toast[] {
  if (toasts.length <= TOAST_TIMES.maxCount) return toasts
  const older = toasts.slice(0, -1)
  const leaving = older.find((toast) => toast.tone !== 'danger') ?? older[0]
  return toasts.filter((toast) => toast !== leaving)
}
