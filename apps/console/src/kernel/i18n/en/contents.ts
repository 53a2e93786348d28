export const texts = {
  contentAct: {
    search: 'Title or description',
    edit: 'Edit',
    saved: 'Saved',
    new: 'New',
    made: 'It is there now',
    delete: 'Delete',
    deleteTitle: 'Delete this content',
    deleted: 'Deleted; the trash keeps it',
    move: 'Change status',
    toCarry: 'To collected',
    toCarryDone: '{{count}} are collected contents now',
    account: 'Account',
    match: 'Match accounts',
    facts: 'Facts',
    empty: 'No contents yet',
  },
} as const
