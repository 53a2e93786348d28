export const texts = {
  assigning: {
    match: 'Match accounts',
    matchHint:
      'Proposed by platform, category and room for today; nothing is given before you confirm',
    give: 'Give {{count}}',
    given: '{{count}} given to {{count, its account|their accounts}}',
    proposal: '{{name}} · {{why}}',
    room: 'room for {{count}} today',
    why: { category: 'same category', platform: 'same platform' },
    whyNot: {
      not_found: 'The content is gone',
      no_platform: 'No account of its channel',
      no_room: 'The accounts are full for today',
    },
  },
} as const
