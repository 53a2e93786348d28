export const texts = {
  accountIncome: {
    title: 'Account income',
    search: 'Account or ID',
    about: 'Income of the day',
    empty: 'No figures for these days',
    emptyHint: 'Each account has a line for each day once its orders are brought in',
  },
} as const
