export const texts = {
  creativeContent: {
    title: 'Creative contents',
    publishes: 'Published',
    noPublishes: 'Not published yet',
    reach: '{{views}} {{views, view|views}} · {{likes}} {{likes, like|likes}}',
    emptyHint: 'Make them of smart contents, or from nothing',
  },
} as const
