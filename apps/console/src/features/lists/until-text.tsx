import { InstantText } from '../../kit/list/cells.tsx'

export const isPast = (at: string | null): boolean => at !== null && Date.parse(at) < Date.now()

/** End of a validity; highlighted once it has passed. */
export function UntilText({ at }: { readonly at: string | null }) {
  return (
    <span className={isPast(at) ? 'text-danger-fg' : ''}>
      <InstantText at={at} />
    </span>
  )
}
