import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to carry_publishes. */
export const carryPublishesWords: WordsByName = {
  title: said('标题', 'Title', 'Headline of the post, as it went out'),
  content_id: said('内容', 'Content', 'The content that was published', 'id of carry_contents'),
  status: {
    ...said(
      '状态',
      'Status',
      'Where the publication stands: `published` is live, `processed` has its assets ready to go out once more',
    ),
    choices: { processed: { zh: '可再次发布', en: 'Ready to publish again' } },
  },
  source_user: said('发布账号', 'Account', 'Nickname of the account that published it'),
  created_at: said(
    '记录时间',
    'Recorded',
    'When the publication was recorded here; `published_at` is when it went live',
  ),
  published_at: said('发布时间', 'Published', 'When the post went live at its channel'),
  user_id: said('负责人', 'Owner', 'The person whose content it was', 'id of users'),
  image: said('主图', 'Main picture', 'Picture the post shows first', 'image'),
  source: said('来源', 'Source', 'The platform whose products are taken off', 'platform'),
  item_id: said('商品编号', 'Product ID', 'Number of a product the post shows', 'key'),
  id: said('编号', 'ID', 'Number of the publication', 'id of carry_publishes'),
  studio_account_id: said(
    '工作室账号',
    'Studio account',
    'The studio account that publishes it',
    'id of studio_accounts',
  ),
}
