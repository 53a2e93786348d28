export const texts = {
  exportFile: {
    title: 'Exported files',
    empty: 'No exports yet',
    emptyHint: 'Files that you export from a list are kept here for 7 days',
    download: 'Download',
    expired: 'The file has expired; export it again',
    again: 'Export again',
    started: 'The export has started; download it when it is done',
  },
} as const
