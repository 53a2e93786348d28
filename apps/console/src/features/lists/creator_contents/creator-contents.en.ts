export const texts = {
  creatorContent: {
    title: 'Created contents',
    emptyHint: 'Start from a task',
    toReview: 'To review',
    unassigned: 'Without account',
    toAccount: 'Give to account',
    toAccountTitle: 'Give to one account',
    toAccountDone: 'Given to the account',
    params: 'Publish parameters',
    publish: 'Submit to publish',
    publishTitle: 'Submit to the publishing queue',
    publishHint:
      'Without an account each content joins the queue of its own. Of more than 2 products, 2 are chosen at random.',
    published: 'Added to the queue',
  },
} as const
