export const texts = {
  accountToday: {
    title: 'Today',
    published: 'Published',
    refused: 'Failed',
    doubted: 'To verify',
    waiting: 'Waiting',
    written: 'Written today: {{assigned}} given · {{queued}} queued · {{published}} published',
    queue: 'Queue of today',
    noQueue: 'Nothing waits to be published today',
    from: 'from {{time}}',
    more: '{{count}} more',
    later: '{{count}} after today',
    whole: 'Show the whole queue',
    places: 'Open',
  },
} as const
