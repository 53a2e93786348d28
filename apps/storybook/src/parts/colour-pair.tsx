import { contrastOf } from '@omc/ui/testing'

export type ColourPairProps = {
  readonly name: string
  readonly text: string
  readonly ground: string
  /** Minimum contrast; below 4.5 it is not for text, so a bar replaces the sample text. */
  readonly minimum?: number
}

/** A colour on its background with their contrast ratio. */
export function ColourPair({ name, text, ground, minimum = 4.5 }: ColourPairProps) {
  return (
    <figure className="flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface">
      <div
        style={{ background: ground, color: text }}
        className="flex h-16 items-center justify-center text-base font-semibold"
      >
        {minimum < 4.5 ? (
          <span style={{ background: text }} className="h-1.5 w-16 rounded-full" />
        ) : (
          '创作 Aa'
        )}
      </div>
      <figcaption className="p-2 text-xs text-fg2">
        <span className="flex flex-wrap justify-between gap-x-2">
          <span className="font-semibold text-fg">{name}</span>
          <span className="tabular-nums">
            {contrastOf(text, ground).toFixed(1)} : 1 · ≥ {minimum}
          </span>
        </span>
        <span className="font-mono">
          {text} / {ground}
        </span>
      </figcaption>
    </figure>
  )
}
