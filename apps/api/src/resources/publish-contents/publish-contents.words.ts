import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to publish_contents. */
export const publishContentsWords: WordsByName = {
  title: said('标题', 'Title', 'Headline that will be published'),
  status: said(
    '状态',
    'Status',
    'Where the entry stands in the publishing ledger; `unknown` is looked up at the channel and never sent again by itself',
  ),
  family: said('内容家族', 'Family', 'Resource of the content, such as `carry_contents`', 'key'),
  content_id: said(
    '内容',
    'Content',
    'The content that is published; `family` tells of which resource',
    'id',
  ),
  category: said('类目', 'Category', 'Category the channel files it under'),
  created_at: said('提交时间', 'Submitted', 'When it was put into the queue'),
  published_at: said('发布时间', 'Published', 'When it went live at the channel'),
  doubled_at: said(
    '发出两条',
    'Live twice',
    'Since when two posts of it are known to be live; null once a person has dealt with them',
  ),
  user_id: said('提交人', 'Submitted by', 'The person who put it into the queue', 'id of users'),
  release_at: said(
    '计划发布时间',
    'Planned for',
    'The queue does not hand it out before this moment, by the time of the database; null: as soon as it is its turn',
  ),
  attempt_count: said(
    '发送次数',
    'Attempts',
    'How often an executor took it out of the queue to publish it',
  ),
  images: said('图片', 'Pictures', 'Pictures to publish, in order', 'image'),
  studio_account_id: said(
    '工作室账号',
    'Studio account',
    'The studio account that publishes it',
    'id of studio_accounts',
  ),
}
