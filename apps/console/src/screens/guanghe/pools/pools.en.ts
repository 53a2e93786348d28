export const texts = {
  poolsDesk: {
    pools: 'Products',
    pictures: 'Pictures',
    paragraphs: 'Paragraphs',
    templates: 'Templates',
  },
} as const
