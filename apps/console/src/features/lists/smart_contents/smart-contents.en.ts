export const texts = {
  smartContent: {
    title: 'Smart contents',
    emptyHint: 'Make them from a pool or import a table',
    rollback: 'Back one step',
    rolledBack: '{{count}} went back one step',
    toCreative: 'To creative',
    toCreativeTitle: 'Turn into creative contents',
    toCreativeDone: 'Turned into creative contents',
    freeImages: 'Free pictures',
    freeTitle: 'Free the pictures',
    freeHint: 'The pictures of {{count}} {{count, content|contents}} are made again',
    freed: 'Freed the pictures of {{count}} {{count, content|contents}}',
    importUrl: 'Import from address',
    importTitle: 'Import a table from an address',
    importHint:
      'A CSV or XLSX table. Source, category and topic are used for the rows that have none.',
    import: 'Import',
    importing: 'The table is being imported',
    calibrate: 'Correct statuses',
    calibrated:
      'The {{count, status|statuses}} of {{count}} {{count, content is|contents are}} corrected',
    importFile: 'Import a file',
    importSorted: 'Import with category',
    take: 'Take one',
    takeHint:
      'Takes a usable content and marks it as downloaded; without a choice, a processed one',
    taken: 'One content is taken',
    noneLeft: 'No content fits',
    publishes: 'Publications',
    noPublishes: 'Not published yet',
    views: '{{total}} {{total, view|views}}',
  },
} as const
