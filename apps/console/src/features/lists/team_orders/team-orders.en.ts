export const texts = {
  teamOrder: {
    title: 'Team orders',
    search: 'Order, product or creator',
    about: 'Order',
    empty: 'No figures for these days',
    emptyHint: 'Orders that bound creators led to are brought in from the channels every day',
  },
} as const
