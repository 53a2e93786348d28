import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { HistoryState } from '../model/chat-state.ts'
import { IDLE, offsetOf, stepPull } from '../model/pull-history.ts'
import type { PullEvent, PullLimits, PullState } from '../model/pull-history.ts'
import { SCROLL } from '../model/scroll-constants.ts'
import { watchPull } from './watch-pull.ts'

/** Display time of "Loaded", ms. */
const REST_MS = 1_000

export type PullHistory = {
  readonly view: RefObject<HTMLElement | null>
  readonly content: RefObject<HTMLElement | null>
  /** False without history or at its end. */
  readonly isOn: boolean
  readonly history: HistoryState
  readonly limits: PullLimits
  /** Asks the host once per pull; returns false if it has answered already. */
  readonly onFetch: () => boolean
  /** Called when the content returns because older messages arrived. */
  readonly onFinish: () => void
}

/** Pull-to-load of a list: by finger, by wheel past the top, or by the button's `fetch`. */
export function usePullHistory(given: PullHistory) {
  const { view, content, isOn, history, limits, onFinish } = given
  const [pull, setPull] = useState<PullState>(IDLE)
  const latest = useRef({ pull, onFetch: given.onFetch })
  useLayoutEffect(() => {
    latest.current = { pull, onFetch: given.onFetch }
  })
  const [tell] = useState(() => (event: PullEvent, within: PullLimits) => {
    const { pull: before, onFetch } = latest.current
    const next = stepPull(before, event, within)
    if (next === before) return
    latest.current = { pull: next, onFetch }
    setPull(next)
    if (next.tag !== 'fetching' || before.tag === 'fetching' || onFetch()) return
    setPull(stepPull(next, { type: 'change' }, within))
  })

  useEffect(() => {
    if (!isOn || !view.current) return undefined
    return watchPull(view.current, limits.threshold, (event) => tell(event, limits))
  }, [isOn, view, limits, tell])

  // In the same frame as the older messages, so both movements are one.
  useLayoutEffect(() => {
    if (history === 'fetching') tell({ type: 'fetch' }, limits)
    else tell({ type: 'change' }, limits)
  }, [history, limits, tell])

  useEffect(() => {
    if (pull.tag !== 'finished') return undefined
    const timer = setTimeout(() => tell({ type: 'rest' }, limits), REST_MS)
    return () => clearTimeout(timer)
  }, [pull.tag, limits, tell])

  useLayoutEffect(() => {
    if (pull.tag === 'finished') onFinish()
    if (content.current) movePulled(content.current, pull, limits)
  }, [pull, limits, content, onFinish])

  return { pull, fetch: () => tell({ type: 'fetch' }, limits) }
}

function movePulled(content: HTMLElement, pull: PullState, limits: PullLimits): void {
  const offset = offsetOf(pull, limits)
  // After release it slides. When finished, the reader's position must not slide with it.
  const isSliding = pull.tag === 'idle' || pull.tag === 'fetching'
  content.style.transition = isSliding ? `transform ${SCROLL.easeMs}ms` : 'none'
  content.style.transform = offset === 0 ? '' : `translateY(${offset}px)`
}
