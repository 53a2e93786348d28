/** Texts of the panel of notices. */
export const texts = {
  noticePanel: {
    clear: 'Clear',
    clearTitle: 'Clear all your notices?',
    clearBody: 'This cannot be undone. Notices to the team stay.',
    clearConfirm: 'Clear notices',
    cleared: 'Notices cleared',
    empty: 'No unread notices',
    emptyMail: 'No mail yet',
    viewAll: 'View all',
    viewUnread: 'Unread only',
  },
} as const
