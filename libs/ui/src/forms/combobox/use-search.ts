import { useEffect, useEffectEvent, useState } from 'react'

const SEARCH_PAUSE_MS = 400

/** Tells a typed text after a pause, never during a composition; an emptied one at once. */
export function useSearch(text: string, onSearch: ((text: string) => void) | undefined) {
  const [isComposing, setComposing] = useState(false)
  const [told, setTold] = useState('')
  const tell = useEffectEvent((next: string) => {
    if (next === told) return
    setTold(next)
    onSearch?.(next)
  })
  useEffect(() => {
    if (isComposing) return undefined
    const timer = setTimeout(() => tell(text), text === '' ? 0 : SEARCH_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, isComposing])
  return {
    isComposing,
    /** Answers of the search are those to the text. */
    isTold: told === text,
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: () => setComposing(false),
  }
}
