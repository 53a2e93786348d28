import { useState } from 'react'
import { useSearch } from './use-search.ts'

/** What is typed above options. */
export type Typed = ReturnType<typeof useTyped>

export function useTyped(onSearch: ((text: string) => void) | undefined) {
  const [text, setText] = useState('')
  const { isComposing, isTold, ...composition } = useSearch(text.trim(), onSearch)
  return {
    text,
    setText,
    isComposing,
    /** Answers of the search are those to the text. */
    isTold,
    composition,
    /** The text that narrows the options; empty during a composition. */
    query: isComposing ? '' : text.trim(),
  }
}
