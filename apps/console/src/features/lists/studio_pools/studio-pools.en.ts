export const texts = {
  studioPool: {
    title: 'Products',
    search: 'Search title or product ID',
    new: 'Add product',
    made: 'Product added',
    edit: 'Edit',
    saved: 'Saved',
    choose: 'Choose',
    chosen: 'Chosen',
    delete: 'Delete',
    deleteTitle: 'Delete this product',
    deleted: 'Product deleted',
    empty: 'No products yet',
    emptyHint: 'Add products, and contents of this account can use them',
  },
} as const
