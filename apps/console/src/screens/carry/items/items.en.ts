export const texts = {
  itemsDesk: {
    items: 'Picks',
    days: 'By day',
    noSource: 'There is no such source',
  },
} as const
