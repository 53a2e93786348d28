export const texts = {
  delivery: {
    title: 'Deliveries',
    payload: 'Payload',
    empty: 'No deliveries yet',
    emptyHint: 'What was told to the webhooks appears here',
    replay: 'Send again',
    replayed: 'It is queued again',
    failed: 'Failed',
  },
} as const
