import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'
import type { ChatModel } from '../model/create-chat-model.ts'
import { createListEngine } from './create-list-engine.ts'
import type { ListEngine } from './create-list-engine.ts'
import type { ListParts } from './list-parts.ts'

/** So long after the last movement nobody scrolls any more, ms. */
const SCROLL_END_MS = 150

/** Binds the engine to the elements of a list; `useSettled` has to come last in the component. */
export function useListEngine(model: ChatModel, isVirtual: boolean) {
  const engine = useMemo(() => createListEngine(model, isVirtual), [model, isVirtual])
  const view = useSyncExternalStore(engine.subscribe, engine.getView, engine.getView)
  const refs = useListRefs()
  useLayoutEffect(() => {
    const parts = partsOf(refs)
    return parts === null ? undefined : engine.attach(parts)
  }, [engine, refs])
  useEffect(() => watch(engine, refs), [engine, refs])
  return { engine, view, refs }
}

/** After everything that moves something in the same frame. */
export function useSettled(engine: ListEngine): void {
  useLayoutEffect(() => engine.settle())
}

type ListRefs = { readonly [Part in keyof ListParts]: RefObject<HTMLDivElement | null> }

function useListRefs(): ListRefs {
  const view = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const feed = useRef<HTMLDivElement>(null)
  const spaceBefore = useRef<HTMLDivElement>(null)
  const spaceAfter = useRef<HTMLDivElement>(null)
  return useMemo(() => ({ view, content, feed, spaceBefore, spaceAfter }), [])
}

function partsOf(refs: ListRefs): ListParts | null {
  const { view, content, feed, spaceBefore, spaceAfter } = refs
  if (!view.current || !content.current || !feed.current) return null
  if (!spaceBefore.current || !spaceAfter.current) return null
  return {
    view: view.current,
    content: content.current,
    feed: feed.current,
    spaceBefore: spaceBefore.current,
    spaceAfter: spaceAfter.current,
  }
}

/** Scrolling, growing pictures and a window that changes its size; the answer stops it. */
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
