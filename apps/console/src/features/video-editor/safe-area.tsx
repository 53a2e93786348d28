/** Parts of the picture that a channel covers with its own controls. */
const COVERED = [
  'inset-x-0 top-0 h-[8%] border-b',
  'inset-x-0 bottom-0 h-[22%] border-t',
  'end-0 top-[8%] bottom-[22%] w-[15%] border-s',
] as const

/** Shows over the player what stays free at a channel. */
export const SafeArea = () => (
  <div aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden rounded-control">
    {COVERED.map((place) => (
      <span key={place} className={`absolute border-dashed border-white bg-black/45 ${place}`} />
    ))}
  </div>
)
