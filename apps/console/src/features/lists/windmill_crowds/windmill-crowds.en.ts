export const texts = {
  windmillCrowd: {
    title: 'Windmill groups',
    search: 'Group or category',
    empty: 'No groups yet',
    emptyHint: 'Groups are brought in every day',
    sync: 'Bring in now',
    syncing: 'The groups are being brought in',
    category: 'Change category',
    categoryTitle: 'Change the category of groups',
    categoryHint: 'An empty one clears it',
    categorised: 'The category is changed',
    facts: 'Facts',
    contents: 'Contents for the group',
    noContents: 'No contents for this group yet',
  },
} as const
