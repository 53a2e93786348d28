export const texts = {
  contentsDesk: {
    carry: 'Collected',
    creator: 'Created',
    smart: 'Smart',
    creative: 'Creative',
    studio: 'Studio',
    windmill: 'Windmill',
    windmillContents: 'Contents',
    crowds: 'Crowds',
    noChannel: 'There is no such channel',
  },
} as const
