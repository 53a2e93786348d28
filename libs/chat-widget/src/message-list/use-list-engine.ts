import {
  createRef,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import type { RefObject } from 'react'
import type { ChatModel } from '../model/create-chat-model.ts'
import { createListEngine } from './create-list-engine.ts'
import type { ListEngine } from './create-list-engine.ts'
import type { ListParts } from './list-parts.ts'

/** Idle time after which scrolling has ended, ms. */
const SCROLL_END_MS = 150

/** Binds the engine to the elements of a list; call `useSettled` last in the component. */
export function useListEngine(model: ChatModel, isVirtual: boolean) {
  const engine = useMemo(() => createListEngine(model, isVirtual), [model, isVirtual])
  const view = useSyncExternalStore(engine.subscribe, engine.getView, engine.getView)
  const [refs] = useState(createRefs)
  useLayoutEffect(() => {
    const parts = partsOf(refs)
    return parts === null ? undefined : engine.attach(parts)
  }, [engine, refs])
  useEffect(() => watch(engine, refs), [engine, refs])
  return { engine, view, refs }
}

/** Runs after all other layout effects of the frame. */
export function useSettled(engine: ListEngine): void {
  useLayoutEffect(() => engine.settle())
}

/** Ref of each element of a list. */
export type ListRefs = { readonly [Part in keyof ListParts]: RefObject<HTMLDivElement | null> }

function createRefs(): ListRefs {
  return {
    view: createRef(),
    content: createRef(),
    feed: createRef(),
    spaceBefore: createRef(),
    spaceAfter: createRef(),
  }
}

/** Elements of the list; null if it is not in the document. */
function partsOf(refs: ListRefs): ListParts | null {
  const parts = Object.entries(refs).map(([part, { current }]) => [part, current])
  if (parts.some(([, element]) => element === null)) return null
  // as: an element for each ref, under its name.
  return Object.fromEntries(parts) as ListParts
}

/** Observes scrolling, growing images and window resizes; returns a function that stops. */
function watch(engine: ListEngine, refs: ListRefs): (() => void) | undefined {
  const parts = partsOf(refs)
  if (parts === null) return undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const onScroll = () => {
    engine.onScroll()
    clearTimeout(timer)
    timer = setTimeout(engine.onScrollEnd, SCROLL_END_MS)
  }
  parts.view.addEventListener('scroll', onScroll, { passive: true })
  const observer = new ResizeObserver(engine.settle)
  observer.observe(parts.content)
  observer.observe(parts.view)
  const frame = requestAnimationFrame(engine.warmUp)
  return () => {
    parts.view.removeEventListener('scroll', onScroll)
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}
