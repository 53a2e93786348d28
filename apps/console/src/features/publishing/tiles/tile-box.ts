type TileBox = {
  readonly isStacked: boolean
  /** A person is needed. */
  readonly isRinged?: boolean
}

/** Classes of a tile: beside others its parts stand on their lines; one below the other it does not. */
export const tileBox = ({ isStacked, isRinged = false }: TileBox): string =>
  [
    'mb-4 min-w-0 rounded-card border bg-surface',
    isStacked ? 'flex flex-col' : 'row-span-7 grid grid-cols-1 grid-rows-subgrid gap-y-0',
    isRinged ? 'border-warning ring-2 ring-warning' : 'border-line',
  ].join(' ')
