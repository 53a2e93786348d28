import type { Layout } from '@omc/shell'

type Part = readonly [kind: keyof typeof FILLS, x: number, y: number, width: number, height: number]

/** The menu of the first level, that of the second, header and tabs, the content. */
const FILLS = {
  menu: 'fill-accent',
  second: 'fill-accent/45',
  bar: 'fill-control/60',
  tab: 'fill-control/30',
} as const

const PARTS: Readonly<Record<Layout, readonly Part[]>> = {
  column: [
    ['menu', 0, 0, 9, 46],
    ['second', 9, 0, 14, 46],
    ['bar', 23, 0, 47, 7],
    ['tab', 23, 9, 47, 4],
  ],
  comprehensive: [
    ['second', 0, 0, 18, 46],
    ['bar', 18, 0, 52, 7],
    ['menu', 21, 2, 9, 5],
    ['menu', 33, 2, 9, 5],
    ['tab', 18, 9, 52, 4],
  ],
  vertical: [
    ['menu', 0, 0, 18, 46],
    ['bar', 18, 0, 52, 7],
    ['tab', 18, 9, 52, 4],
  ],
  horizontal: [
    ['menu', 0, 0, 70, 9],
    ['tab', 0, 11, 70, 4],
  ],
  common: [
    ['menu', 0, 0, 70, 9],
    ['second', 0, 9, 18, 37],
    ['tab', 18, 11, 52, 4],
  ],
  float: [
    ['menu', 0, 0, 8, 46],
    ['bar', 8, 0, 62, 7],
    ['tab', 8, 9, 62, 4],
    ['second', 11, 15, 20, 20],
  ],
}

/** A small drawing of a layout. */
export function LayoutPicture({ of }: { readonly of: Layout }) {
  return (
    <svg viewBox="0 0 70 46" aria-hidden className="w-full rounded-chip border border-line bg-app">
      {PARTS[of].map(([kind, x, y, width, height]) => (
        <rect key={`${kind}-${x}-${y}`} {...{ x, y, width, height }} className={FILLS[kind]} />
      ))}
    </svg>
  )
}
