import { useEffect, useState } from 'react'

/** Screens without room for a table, as the `touch` variant of the style sheet has it. */
const NARROW = '(width < 992px)'

export function useIsNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches)
  useEffect(() => {
    const query = matchMedia(NARROW)
    const follow = () => setNarrow(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return isNarrow
}
