export const texts = {
  content: {
    search: 'Title, description or ID',
    empty: 'No contents yet',
    emptyHint: 'Collected and created contents appear here',
    move: 'Change status',
    toPublish: 'Submit to publish',
  },
} as const
