export const texts = {
  creatorsDesk: {
    buyin: 'Buyin',
    others: 'Other platforms',
  },
} as const
