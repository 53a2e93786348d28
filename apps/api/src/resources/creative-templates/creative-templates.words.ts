import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** What is meant by fields of creative_templates where it is their own. */
export const creativeTemplatesWords: WordsByName = {
  name: said('模板名称', 'Template', 'What the team calls the template'),
  layout: said('布局', 'Layout', 'Where picture, title and price stand'),
  width: said('宽度', 'Width', 'Width of the finished picture', 'pixels'),
  height: said('高度', 'Height', 'Height of the finished picture', 'pixels'),
  'preview.title': said('标题', 'Title', 'Words for the title’s box'),
  'preview.price': said('价格', 'Price', 'Words for the price’s box', 'text'),
}
