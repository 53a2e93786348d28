export const texts = {
  itemPrices: {
    title: 'Price by day',
    none: 'No price is known for the last {{days}} days',
    same: '{{lowest}}, as recorded on {{known}} of the last {{days}} days',
    span: '{{lowest}} to {{highest}}, as recorded on {{known}} of the last {{days}} days',
    chart: 'Price and commission by day, in yuan',
    table: 'Table',
  },
} as const
