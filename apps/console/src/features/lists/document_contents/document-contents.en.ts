export const texts = {
  documentContent: {
    title: 'Copy library',
    search: 'Search title or text',
    import: 'Import texts',
    untitled: 'No title',
    rename: 'Change title',
    renamed: 'Title saved',
    delete: 'Delete',
    deleteTitle: 'Delete this text? It can be restored from the trash',
    deleted: 'Moved to the trash',
    empty: 'No texts yet',
    emptyHint:
      'Import a table or a text file, or rewrite a text under “Check and rewrite”: results are kept here',
    facts: 'Origin',
    changes: 'Rewriting',
    copy: 'Copy',
  },
} as const
