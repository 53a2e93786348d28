export const texts = {
  publishParams: {
    title: 'Publish parameters: {{title}}',
    hint: 'This is what would go to the channel. With more than 2 products, 2 are drawn at random, and drawn again when the content is submitted.',
    account: 'Account',
    own: 'The account of the content',
    draft: 'As a draft',
    activity: 'For the activity',
    goods: 'Products ({{count}})',
    noGoods: 'No products',
    redraw: 'Draw other products',
    copy: 'Copy parameters',
    copied: 'Parameters copied',
    noAccount: 'This content has no account yet: choose one above',
    result: 'What would be published',
  },
} as const
