export const texts = {
  goldPool: {
    title: 'Gold-list products',
    search: 'Product, shop or ID',
    empty: 'No products on this list yet',
    emptyHint: 'The lists are renewed every morning at 06:35',
    sync: 'Bring in now',
    syncing: 'The gold lists are being brought in',
    available: 'Available',
    unavailable: 'Not available',
    transferred: 'Made a material',
    transfer: 'Make materials',
    transferDone: 'Turned into materials',
    facts: 'Facts',
  },
} as const
