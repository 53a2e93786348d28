import { entryKeys } from '../form/entry-keys.ts'

/**
 * Small pictures side by side. Each picture has a key of its own: an `img` that is given another
 * source shows the one before until the new one has come.
 */
export function PictureGrid({ sources }: { readonly sources: readonly string[] }) {
  const keys = entryKeys(sources)
  return (
    <ul className="grid grid-cols-4 gap-1.5">
      {sources.map((src, at) => (
        <li key={keys[at]} className="aspect-square overflow-hidden rounded-chip bg-subtle">
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
