export type Figure = {
  readonly name: string
  readonly label: string
  readonly value: string
  /** Class of its colour. */
  readonly tone: string
}

type FiguresProps = {
  readonly label: string
  readonly figures: readonly Figure[]
  readonly className?: string
}

/** Four figures in a row. */
export function Figures({ label, figures, className = '' }: FiguresProps) {
  return (
    <dl aria-label={label} className={`grid grid-cols-4 divide-x divide-line ${className}`}>
      {figures.map(({ name, label: word, value, tone }) => (
        <div key={name} className="min-w-0 px-2 py-2.5 text-center">
          <dt title={word} className="truncate text-xs text-fg3">
            {word}
          </dt>
          <dd
            data-testid={`counter-${name}`}
            className={`text-lg font-semibold tabular-nums ${tone}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
