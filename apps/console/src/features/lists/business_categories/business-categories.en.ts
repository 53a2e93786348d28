export const texts = {
  businessCategory: {
    title: 'Categories',
    search: 'Category',
    empty: 'No categories yet',
    emptyHint: 'Make the first category',
    new: 'New category',
    made: 'The category is made',
    edit: 'Edit',
    saved: 'Saved',
    delete: 'Delete',
    deleteTitle: 'Delete this category',
    deleted: 'Deleted; the trash keeps it',
  },
} as const
