export const texts = {
  darenDesk: {
    tasks: 'Tasks',
    contents: 'Contents to assign',
    creations: 'Created to assign',
  },
} as const
