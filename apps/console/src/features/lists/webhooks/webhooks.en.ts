export const texts = {
  webhook: {
    title: 'Webhooks',
    search: 'Name or address',
    empty: 'No webhooks yet',
    emptyHint: 'Add an address: it is told when something happens',
    new: 'Add webhook',
    made: 'The webhook is added',
    edit: 'Edit',
    saved: 'Saved',
    delete: 'Delete',
    deleteTitle: 'Delete this webhook',
    deleted: 'Deleted; the trash keeps it',
    about: 'Deliveries',
  },
} as const
