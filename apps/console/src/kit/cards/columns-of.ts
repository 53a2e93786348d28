/** Cards in the first line of a grid. */
export function columnsOf(list: HTMLElement | null): number {
  const cards = [...(list?.children ?? [])]
  const top = cards[0]?.getBoundingClientRect().top
  const next = cards.findIndex((card) => card.getBoundingClientRect().top !== top)
  return next < 0 ? Math.max(cards.length, 1) : next
}
