import { ShortcutsHost } from '../shortcuts/shortcuts-host.tsx'
import { SearchHost } from './search-host.tsx'

/** The search and the shortcuts: they come after the first screen. */
export default function SearchPart() {
  return (
    <>
      <SearchHost />
      <ShortcutsHost />
    </>
  )
}
