export const texts = {
  goldDesk: {
    ranks: 'Gold lists',
    edit: 'Set category',
    saved: 'Saved',
    uncategorised: 'No category',
  },
} as const
