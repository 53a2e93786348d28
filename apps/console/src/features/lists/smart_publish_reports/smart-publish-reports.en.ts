export const texts = {
  publishReport: {
    title: 'Daily reports',
    search: 'Account or ID',
    sync: 'Update today',
    synced: 'Today’s reports are being updated; refresh to see them once it is done',
    about: 'Figures of the day',
    empty: 'No figures for these days',
    emptyHint:
      'The reports of a day are written that night; those of today can be updated at any time',
  },
} as const
