export const texts = {
  desk: {
    noTab: 'No list to see',
    noTabHint: 'Your role sees none of the lists here, ask your team’s manager',
    unknownHint: 'The address may be wrong, come in again by the menu',
  },
} as const
