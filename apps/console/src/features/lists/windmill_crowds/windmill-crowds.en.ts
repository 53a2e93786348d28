export const texts = {
  windmillCrowd: {
    title: 'Windmill crowds',
    search: 'Crowd or category',
    empty: 'No crowds yet',
    emptyHint: 'Crowds are brought in every day',
    sync: 'Bring in now',
    syncing: 'The crowds are being brought in',
    category: 'Change category',
    categoryTitle: 'Change the category of crowds',
    categoryHint: 'An empty one clears it',
    categorised: 'The category is changed',
    facts: 'Facts',
    contents: 'Contents for the crowd',
    noContents: 'No contents for this crowd yet',
  },
} as const
