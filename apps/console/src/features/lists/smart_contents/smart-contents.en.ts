export const texts = {
  smartContent: {
    title: 'Smart contents',
    emptyHint: 'Make them from a pool or import a table',
    rollback: 'Back one step',
    rolledBack: '{{count}} went back one step',
    toCreative: 'To creative',
    toCreativeTitle: 'Make creative contents of them',
    toCreativeDone: 'They are creative contents now',
    freeImages: 'Free pictures',
    freeTitle: 'Free the places of pictures',
    freeHint: 'The pictures of {{count}} contents are made again',
    freed: 'The pictures of {{count}} contents are free',
    importUrl: 'Import from address',
    importTitle: 'Import a table from an address',
    importHint:
      'A CSV or XLSX table. Source, category and topic are used for the rows that have none.',
    import: 'Import',
    importing: 'The table is being imported',
    calibrate: 'Calibrate status',
    calibrated: 'The status of {{count}} contents is calibrated',
    importFile: 'Import a file',
  },
} as const
