export const texts = {
  videosDesk: { carry: 'Collected', studio: 'Studio' },
} as const
