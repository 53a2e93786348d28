import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to business_categories. */
export const businessCategoriesWords: WordsByName = {
  name: said('分类名称', 'Category', 'What the team calls the category'),
  parent_id: said(
    '上级分类',
    'Parent category',
    'The category it stands below; none at the top',
    'id of business_categories',
  ),
  level: said('级别', 'Level', 'Depth in the tree, 1 at the top'),
  position: said('位置', 'Position', 'Where among its siblings it goes'),
  id: said('编号', 'ID', 'Number of the category', 'id of business_categories'),
}
