export const texts = {
  publish: {
    search: 'Title, account or channel ID',
    empty: 'No publish records yet',
    emptyHint: 'Published contents are recorded here',
  },
} as const
