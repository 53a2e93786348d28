export const texts = {
  businessTeam: {
    title: 'Teams',
    search: 'Name or key',
    empty: 'No teams yet',
    emptyHint: 'Members register with the key of their team',
    new: 'New team',
    made: 'The team is created',
    edit: 'Edit',
    saved: 'Saved',
    delete: 'Delete',
    deleteTitle: 'Delete this team',
    deleteHint: 'Its members can no longer sign in; type its name to confirm',
    deleted: 'Deleted; the trash keeps it',
  },
} as const
