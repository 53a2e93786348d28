export const texts = {
  smartPublish: {
    title: 'Smart posts',
    search: 'Title or channel ID',
    empty: 'No publish records yet',
    emptyHint: 'Smart contents that went out are recorded here',
  },
} as const
