import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to creator_tasks. */
export const creatorTasksWords: WordsByName = {
  topics: said('可选话题', 'Topics to choose', 'Topics to choose from when contents are made'),
  keyword: said('关键词', 'Keyword', 'What the platform is searched for'),
  goods_detail: said(
    '商品详情',
    'Goods details',
    'What the platform tells of the goods the task is about',
  ),
  items: said('商品', 'Products', 'Products of the task'),
  contents_count: said('内容数', 'Contents', 'Contents made for the task'),
  user_id: said('创作者', 'Creator', 'The person who does the task', 'id of users'),
  created_at: said('创建时间', 'Created', 'When the task was set'),
  kind: said('搜索对象', 'Look for', 'Whether goods or pieces are searched'),
  paragraphs: said('段落数', 'Paragraphs', 'How many paragraphs each content gets'),
  status: said('状态', 'Status', 'Where the contents of the task go'),
  'clear_contents.status': said(
    '状态',
    'Status',
    'Only contents that stand here go to the trash; all of them when left out',
  ),
  id: said('编号', 'ID', 'Number of the task', 'id of creator_tasks'),
  'copy_to_user.user_id': said(
    '创作者',
    'Creator',
    'The person who gets a copy of the task',
    'id of users',
  ),
  category: said('类目', 'Category', 'Category the task is about'),
  size: said('条数', 'At most', 'How many to answer'),
}
