export const texts = {
  windmillContent: {
    title: 'Windmill contents',
    emptyHint: 'Groups are brought in every day, and contents with them',
  },
} as const
