export const texts = {
  studioContent: {
    title: 'Studio contents',
    emptyHint: 'Collect studio sources, or bring in your own',
    refresh: 'Update figures',
    refreshed: 'The figures are updated',
    oneAccount: 'Contents of one account at a time',
    oneAccountHint:
      'The chosen contents belong to {{count}} accounts. Filter by account first, then choose.',
    noAccount: 'The chosen contents belong to no account yet; choose one under “Edit” first.',
    toSmart: 'To smart',
    toSmartDone: '{{count}} {{count, is a smart content now|are smart contents now}}',
  },
} as const
