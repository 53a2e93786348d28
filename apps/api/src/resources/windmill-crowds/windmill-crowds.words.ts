import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to windmill_crowds. */
export const windmillCrowdsWords: WordsByName = {
  group_name: said('人群', 'Crowd', 'Name of the audience group at the platform'),
  status: said('状态', 'Status', 'Whether the group is in use'),
  size: said(
    '人数',
    'People',
    'How many people belong to it, as the platform counts them',
    'count',
  ),
  contents_count: said('内容数', 'Contents', 'Pieces made for the group'),
}
