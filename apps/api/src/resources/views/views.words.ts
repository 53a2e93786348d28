import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to views. */
export const viewsWords: WordsByName = {
  name: said('视图名称', 'View', 'What people call the view'),
  kind: said('类型', 'Kind', 'Whom the view is for: one person, the team, or a role'),
  role: said('角色', 'Role', 'The role it is for, where `kind` is `role`'),
  settings: said('设置', 'Settings', 'Filters, order and widths the view sets'),
  is_default: said('默认', 'Default', 'Whether the list opens with it'),
}
