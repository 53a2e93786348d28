export const texts = {
  creativePublish: {
    title: 'Creative posts',
    search: 'Title or channel ID',
    empty: 'No publish records yet',
    emptyHint: 'Creative contents that went out are recorded here',
  },
} as const
