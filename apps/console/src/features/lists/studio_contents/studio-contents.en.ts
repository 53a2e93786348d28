export const texts = {
  studioContent: {
    title: 'Studio contents',
    emptyHint: 'Collect studio sources, or bring in your own',
    refresh: 'Update figures',
    refreshed: 'The figures are updated',
    toSmart: 'To smart',
    toSmartDone: '{{count}} are smart contents now',
  },
} as const
