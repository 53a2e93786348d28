export const texts = {
  poolsDesk: {
    pools: 'Products',
    pictures: 'Pictures',
    paragraphs: 'Paragraphs',
  },
} as const
