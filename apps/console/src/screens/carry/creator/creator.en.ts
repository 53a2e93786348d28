export const texts = {
  workspace: {
    tasks: 'My tasks',
    all: 'All contents',
    week: 'Last 7 days',
    assigned: 'Assigned',
    queued: 'Queued',
    published: 'Published',
    figures: '{{contents}} {{contents, content|contents}} · {{goods}} {{goods, product|products}}',
    goods: 'Products and search',
  },
} as const
