export const texts = {
  contentAct: {
    search: 'Title or description',
    edit: 'Edit',
    saved: 'Saved',
    new: 'New',
    made: 'Created',
    delete: 'Delete',
    deleteTitle: 'Delete this content',
    deleted: 'Deleted; the trash keeps it',
    move: 'Change status',
    toCarry: 'To collected',
    toCarryDone: '{{count}} {{count, is a collected content now|are collected contents now}}',
    account: 'Account',
    match: 'Match accounts',
    facts: 'Facts',
    empty: 'No contents yet',
  },
} as const
