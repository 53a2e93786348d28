import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to creative_materials. */
export const creativeMaterialsWords: WordsByName = {
  image: said('原图', 'Original', 'The picture as it was given', 'image'),
  category: said('类目', 'Category', 'What the picture shows, in the team’s words'),
  priority: said('优先级', 'Priority', 'Higher is used first', 'number'),
  again: said('再次制作', 'Again', 'Whether finished ones are made once more'),
  width: said('宽度', 'Width', 'Width of the original', 'pixels'),
  height: said('高度', 'Height', 'Height of the original', 'pixels'),
}
