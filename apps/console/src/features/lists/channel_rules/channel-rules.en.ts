export const texts = {
  channelRule: {
    title: 'Channel rules',
    search: 'Channel',
    empty: 'No channel rules yet',
    emptyHint: 'Limits of texts, pictures and products by channel',
    edit: 'Edit',
    saved: 'The rules are saved',
    text: 'Texts',
    pictures: 'Pictures and products',
    turned: 'Must not be less than the minimum',
  },
} as const
