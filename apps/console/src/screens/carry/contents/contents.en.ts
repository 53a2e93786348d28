export const texts = {
  contentsDesk: {
    carry: 'Collected',
    noChannel: 'There is no such channel',
  },
} as const
