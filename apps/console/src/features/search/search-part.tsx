import { ShortcutsHost } from '../shortcuts/shortcuts-host.tsx'
import { SearchHost } from './search-host.tsx'

/** Search and shortcuts, loaded after the first screen. */
export default function SearchPart() {
  return (
    <>
      <SearchHost />
      <ShortcutsHost />
    </>
  )
}
