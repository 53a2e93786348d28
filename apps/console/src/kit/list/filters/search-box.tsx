import { Input } from '@omc/ui'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

const SEARCH_PAUSE_MS = 400

type SearchBoxProps = {
  readonly hint: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Searches on Enter or after a pause, never during a composition. */
export function SearchBox({ hint, value, onChange }: SearchBoxProps) {
  const [text, setText] = useState(value)
  const [isComposing, setComposing] = useState(false)
  const sent = useRef(value)
  const send = useEffectEvent((next: string) => {
    if (next === sent.current) return
    sent.current = next
    onChange(next)
  })
  useEffect(() => {
    // The address changed elsewhere: a link, a cleared filter, the back button.
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (isComposing) return undefined
    const timer = setTimeout(() => send(text.trim()), SEARCH_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, isComposing])
  return (
    <Input
      type="search"
      aria-label={hint}
      placeholder={hint}
      className="w-64 touch:w-auto touch:min-w-40 touch:flex-1"
      startSlot={<Search size={16} aria-hidden />}
      value={text}
      maxLength={100}
      onChange={(event) => setText(event.target.value)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
    />
  )
}
