export const texts = {
  commandList: {
    title: 'Commands',
    empty: 'No commands yet',
    emptyHint: 'Commands sent to accounts are recorded here',
  },
} as const
