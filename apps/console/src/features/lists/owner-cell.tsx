import { CutText } from '../../kit/list/cut-text.tsx'
import { includedText } from '../../kit/list/included-text.ts'

/** Name of the person whose record it is; the list includes it as `user`. */
export const OwnerCell = ({ row }: { readonly row: object }) => (
  <span className="block max-w-40 touch:max-w-none">
    <CutText text={includedText(row, 'user', 'full_name') || '—'} />
  </span>
)
