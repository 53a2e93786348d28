export const texts = {
  publishAttempt: {
    title: 'To verify',
    content: 'Content',
    untitled: '(untitled)',
    why: 'Because',
    empty: 'Nothing to verify',
    emptyHint: 'Contents that were sent with an unknown result appear here',
    ask: 'Look up at the channel',
    asked: 'The channel was asked',
    isPublished: 'Published',
    publishedTitle: 'It is published',
    publishedHint: 'Find the post at the channel and enter its ID here',
    feedIdNeeded: 'Enter the ID at the channel',
    savePublished: 'Record as published',
    notPublished: 'Not published',
    notPublishedTitle: 'It is not published',
    notPublishedHint:
      'Only if the channel really lacks it. The content returns to the queue and is sent again; this cannot be undone.',
    saveNotPublished: 'Record and send again',
    settled: 'Recorded',
    facts: 'Facts',
  },
} as const
