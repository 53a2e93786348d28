export const texts = {
  creativeContent: {
    title: 'Creative contents',
    emptyHint: 'Make them of smart contents, or from nothing',
  },
} as const
