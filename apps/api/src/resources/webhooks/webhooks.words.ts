import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to webhooks. */
export const webhooksWords: WordsByName = {
  name: said('名称', 'Webhook', 'What people call it'),
  url: said('地址', 'Address', 'Where the events are sent', 'url'),
  enabled: said('启用', 'On', 'Whether events are sent'),
  secret: said('签名密钥', 'Signing secret', 'The receiver checks deliveries with it', 'secret'),
}
