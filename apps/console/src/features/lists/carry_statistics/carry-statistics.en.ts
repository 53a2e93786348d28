export const texts = {
  carryFigure: {
    title: 'Figures in detail',
    search: 'Title or keyword',
    about: 'Figures of the day',
    empty: 'No figures for these days',
    emptyHint: 'They are kept every day, by content, by account and by person',
  },
} as const
