export const texts = {
  delivery: {
    title: 'Deliveries',
    empty: 'No deliveries yet',
    emptyHint: 'What was told to the webhooks appears here',
    replay: 'Send again',
    replayed: 'It is queued again',
    failed: 'Failed',
  },
} as const
