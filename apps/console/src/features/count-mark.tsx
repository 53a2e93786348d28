const MAX_SHOWN = 99

/** Count on the corner of a control, whose name includes it; hidden at zero. */
export function CountMark({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute -end-0.5 -top-0.5 inline-flex h-4 min-w-4 items-center justify-center rounded-full bg-danger px-1 text-xs leading-none font-semibold text-white tabular-nums ring-2 ring-surface touch:end-1 touch:top-1"
    >
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
    </span>
  )
}
