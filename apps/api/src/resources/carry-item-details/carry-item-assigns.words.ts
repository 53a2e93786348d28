import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to carry_item_assigns. */
export const carryItemAssignsWords: WordsByName = {
  kind: said(
    '分配类型',
    'Given as',
    'What the pick was given to: a person, a material or a content',
  ),
  title: said('分配对象', 'Given to', 'Name of the record it went to'),
  user_id: said('领取人', 'Given to (person)', 'The person who got it', 'id of users'),
  created_at: said('分配时间', 'Assigned', 'When it was handed out'),
  target_id: said(
    '分配对象编号',
    'Given to (ID)',
    'The record it went to; `kind` tells of which type',
    'id',
  ),
}
