/** Stroke paths in a 24 × 24 view box. */
const STROKES = {
  emoji: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M8 14c2 3 6 3 8 0M9 9.5v.01M15 9.5v.01',
  file: 'M14 3H6v18h12V7zM14 3v4h4',
  video: 'M3 6h12v12H3zM15 11l6-4v10l-6-4',
  img: 'M3 5h18v14H3zM3 17l6-6 4 4 3-3 5 5M16 9v.01',
  hongbao: 'M5 3h14v18H5zM5 8c4 3 10 3 14 0M12 10.5v5',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  history: 'M4 12a8 8 0 1 0 3-6.2L4 8V4M4 8h4M12 8v4.5l3 2',
  close: 'M6 6l12 12M18 6L6 18',
  fold: 'M9 5l7 7-7 7',
  unfold: 'M15 5l-7 7 7 7',
} as const

export type ChatIconName = keyof typeof STROKES

/** Decorative icon; its meaning is given as text next to it. */
export function ChatIcon({ name, size = 18 }: { name: ChatIconName; size?: number }) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 3 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={STROKES[name]} />
    </svg>
  )
}
