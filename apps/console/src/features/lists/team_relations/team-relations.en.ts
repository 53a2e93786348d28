export const texts = {
  teamRelation: {
    title: 'Bound creators',
    search: 'Creator or ID',
    sync: 'Bring in',
    syncTitle: 'Bring bonds and orders in from the channels',
    syncHint: 'Without a platform all of the team are read; without days the last 30',
    syncing: 'They are being brought in; the tasks show how far it is',
    about: 'Bond',
    orders: 'Latest orders',
    noOrders: 'No orders through this creator yet',
    empty: 'No bonds yet',
    emptyHint: 'Bring bonds in from a channel',
  },
} as const
