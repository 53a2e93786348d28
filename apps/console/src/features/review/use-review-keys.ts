import { useSnapshot } from 'valtio'
import { shortcutsStore } from '../../kernel/keys/shortcuts-store.ts'
import { usePageKey } from '../../kernel/keys/use-page-key.ts'
import type { Review } from './create-review.ts'
import { isPlain, isWithin } from './is-plain-key.ts'
import { keepReason, lastReason, OWN_REASON, presets } from './reject-reasons.ts'

/** Part of a review that the keys act on. */
export type KeyedReview = Pick<Review, 'approve' | 'reject' | 'skip' | 'undo'> & {
  readonly store: { readonly state: { readonly current: unknown } }
}

type Rejecting = {
  readonly isRejecting: boolean
  readonly setRejecting: (isOpen: boolean) => void
}

/** Keys by their place on the keyboard: input methods and Caps Lock do not matter. */
const DOES: Readonly<Record<string, 'approve' | 'reject' | 'skip' | 'undo'>> = {
  Digit1: 'approve',
  Numpad1: 'approve',
  KeyA: 'approve',
  Digit2: 'reject',
  Numpad2: 'reject',
  KeyX: 'reject',
  Digit3: 'skip',
  Numpad3: 'skip',
  KeyS: 'skip',
  KeyZ: 'undo',
  Backspace: 'undo',
}

/** @source ux §4 */
export function useReviewKeys(review: KeyedReview, { isRejecting, setRejecting }: Rejecting): void {
  const { areSingleKeysOn } = useSnapshot(shortcutsStore)
  usePageKey(areSingleKeysOn, (event) => {
    if (event.repeat || !isPlain(event)) return
    if (isRejecting ? reject(event) : decide(event)) event.preventDefault()
  })

  function decide({ code }: KeyboardEvent): boolean {
    const act = DOES[code]
    if (act === undefined) return false
    if (act === 'reject') setRejecting(review.store.state.current !== null)
    else review[act]()
    return true
  }

  function reject(event: KeyboardEvent): boolean {
    const { code } = event
    const preset = presets()[Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? 0) - 1]
    // Enter on a button presses that button; a piece that has the focus only waits for the reason.
    const isEnter = code === 'Enter' && !isWithin(event, 'button:not([data-card])')
    const reason = preset ?? (isEnter ? lastReason() : undefined)
    if (/^(?:Digit|Numpad)6$/.test(code)) {
      document.querySelector<HTMLElement>(`#${OWN_REASON}`)?.focus()
      return true
    }
    if (reason === undefined && code !== 'Escape') return false
    setRejecting(false)
    if (reason !== undefined) {
      keepReason(reason)
      review.reject(reason)
    }
    return true
  }
}
