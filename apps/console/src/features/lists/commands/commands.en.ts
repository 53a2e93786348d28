export const texts = {
  commandList: {
    title: 'Commands',
    empty: 'No commands yet',
    emptyHint: 'Commands sent with “Remote control” in the console are recorded here',
  },
} as const
