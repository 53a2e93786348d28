import { InstantText } from '../../kit/list/cells.tsx'

export const isPast = (at: string | null): boolean => at !== null && Date.parse(at) < Date.now()

/** A moment until which something holds; one that has passed stands out. */
export function UntilText({ at }: { readonly at: string | null }) {
  return (
    <span className={isPast(at) ? 'text-danger-fg' : ''}>
      <InstantText at={at} />
    </span>
  )
}
