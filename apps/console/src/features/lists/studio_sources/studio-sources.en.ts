export const texts = {
  studioSource: {
    title: 'Studio sources',
    search: 'Author, ID or note',
    empty: 'No studio sources yet',
    emptyHint: 'Add the page of an author to collect for an account',
    collect: 'Collect',
    collecting: 'The source is being collected',
    profile: 'Update profile',
    profiled: 'The profile is updated',
    edit: 'Edit',
    saved: 'Saved',
    add: 'Add source',
    added: 'The source is added',
    delete: 'Delete',
    deleteTitle: 'Delete this source',
    deleted: 'Deleted; the trash keeps it',
    byHand: 'Add by hand',
    findHint:
      'A page or an ID is enough; the platform tells the rest, and a known source is brought up to date',
    found: 'The source “{{name}}” is ready',
    facts: 'Facts',
  },
} as const
