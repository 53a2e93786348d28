export const texts = {
  accountOrder: {
    title: 'Account orders',
    search: 'Order, product or account',
    about: 'Order',
    empty: 'No figures for these days',
    emptyHint: 'Orders that own accounts led to are brought in from the channels every day',
  },
} as const
