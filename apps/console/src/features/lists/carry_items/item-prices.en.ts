export const texts = {
  itemPrices: {
    title: 'Price by day',
    none: 'No price is known for the last {{days}} days',
    same: '{{lowest}} all the last {{days}} days',
    span: '{{lowest}} to {{highest}} in the last {{days}} days',
    chart: 'Price and commission by day, in yuan',
    table: 'Table',
  },
} as const
