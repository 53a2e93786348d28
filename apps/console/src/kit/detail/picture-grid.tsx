/** Small pictures side by side. */
export function PictureGrid({ sources }: { readonly sources: readonly string[] }) {
  return (
    <ul className="grid grid-cols-4 gap-1.5">
      {sources.map((src, at) => (
        <li key={at} className="aspect-square overflow-hidden rounded-chip bg-subtle">
          <img
            src={src}
            alt=""
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
          />
        </li>
      ))}
    </ul>
  )
}
