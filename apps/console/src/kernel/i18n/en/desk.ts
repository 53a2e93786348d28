export const texts = {
  desk: {
    noTab: 'No list to see',
    noTabHint: 'Your role may see none of the lists here; ask your team’s manager',
    knownHint: 'The address may be wrong. Open one of these:',
    unknownHint: 'The address may be wrong; open the page again from the menu',
  },
} as const
