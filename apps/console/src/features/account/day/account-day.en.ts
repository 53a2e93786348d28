export const texts = {
  accountDay: {
    choose: 'Choose the day',
    before: 'Day before',
    after: 'Day after',
    day: 'Day',
    today: 'Today',
    zone: 'Times in {{zone}}',
    nothing: 'Nothing was published that day',
    nothingHint: 'Each step of a device that connects, takes and publishes is recorded here',
    overview: 'The day',
    sum: { published: 'Published', refused: 'Refused', waiting: 'To retry', unknown: 'Unknown' },
    lane: { device: 'Device', posts: 'Publishing', rest: 'Cooldown' },
    steps: 'Steps ({{count}})',
    timeline: 'Timeline of the day',
    noneOfKind: 'No such steps',
    more: 'A busy day: only the first {{count}} steps are shown',
  },
} as const
