export const texts = {
  carryItemDay: {
    title: 'Picks by day',
    search: 'Product or ID',
    available: 'Available',
    unavailable: 'Not available',
    empty: 'No days recorded yet',
    emptyHint: 'Price, commission and sales of picks are recorded every day',
  },
} as const
