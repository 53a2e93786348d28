export const texts = {
  creatorReview: {
    authors: 'Authors',
    works: 'What to review',
    work: { materials: 'Materials', contents: 'Creators’ contents' },
    pieces: 'Pieces to review',
    waitingShort: '{{total}} waiting',
    states: '{{approved}} approved · {{rejected}} rejected · {{share}}%',
    unreviewed: 'No reviews yet',
    waiting: '{{total}} waiting',
    approved: '{{total}} approved',
    rejected: '{{total}} rejected',
    share: '{{share}}% approved',
    moveAll: 'Change status of {{count}} {{count, content|contents}}',
    look: 'View',
    next: 'Next: {{name}}, {{count}} waiting',
    emptyHint: 'New pieces of authors show up here',
  },
} as const
