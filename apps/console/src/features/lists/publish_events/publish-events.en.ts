export const texts = {
  publishEvent: {
    title: 'Publish events',
    detail: 'Details',
    empty: 'No events yet',
    emptyHint: 'Every step of publishing is written down here',
  },
} as const
