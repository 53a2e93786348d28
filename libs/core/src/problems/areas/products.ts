import { problems } from '../problem-row.ts'

export const products = problems({
  all_teams_only: {
    status: 403,
    zh: '新建和删除团队由站点管理员进行',
    en: 'Teams are made and deleted by those who see all of them',
  },
  'channel_refused.silent': {
    status: 502,
    zh: '渠道没有说明该商品是否可用',
    en: 'The channel said nothing about the product',
  },
  circle: { status: 422, zh: '不能移到自己或下级之下', en: 'It cannot stand below itself' },
  has_children: {
    status: 409,
    zh: '请先移走或删除下级分类',
    en: 'Move or delete the categories below it first',
  },
  ids_or_item_ids: {
    status: 422,
    zh: '请选择素材或选品，二者取一',
    en: 'Choose materials or items: one of the two',
  },
  material_rejected: { status: 409, zh: '素材已被驳回', en: 'The material has been rejected' },
  merged: {
    status: 409,
    zh: '素材已合并到素材 {id}，请撤销合并',
    en: 'The material was merged into material {id}; undo the merge',
  },
  name_taken: {
    status: 409,
    zh: '同级已有分类“{name}”',
    en: 'A sibling is called “{name}” already',
  },
  no_items: { status: 409, zh: '素材下没有选品', en: 'The material has no items' },
  no_similar: { status: 409, zh: '没有相似的素材', en: 'Nothing is like it' },
  not_available: { status: 409, zh: '商品已下架', en: 'The product is not offered any more' },
  not_made: { status: 409, zh: '内容未生成', en: 'Nothing was made' },
  nothing_to_change: { status: 422, zh: '没有要修改的内容', en: 'Nothing to change' },
  nothing_to_use: {
    status: 409,
    zh: '选品池还没有图片或段落',
    en: 'The pool has no images or no paragraphs yet',
  },
  'other_team.category': {
    status: 422,
    zh: '分类属于另一个团队',
    en: 'The category is another team’s',
  },
  'other_team.parent': {
    status: 422,
    zh: '上级分类属于另一个团队',
    en: 'The parent is another team’s',
  },
  'other_team.pool': {
    status: 422,
    zh: '选品池属于其他团队',
    en: 'The pool belongs to another team',
  },
  'invalid_range.generated': {
    status: 422,
    zh: '范围须为 1 到 {max_generated} 篇',
    en: 'The range must hold 1 to {max_generated} contents',
  },
  parent_trashed: { status: 409, zh: '上级分类在回收站中', en: 'The parent is in the trash' },
  taken: { status: 409, zh: '同事已收录', en: 'A colleague has it already' },
  team_not_empty: { status: 409, zh: '团队中还有成员', en: 'There are people in this team' },
  'too_deep.levels': { status: 422, zh: '最多 {max_level} 级', en: 'At most {max_level} levels' },
  'too_large.settings': { status: 422, zh: '设置内容过大', en: 'The settings are too large' },
  'too_many.images': {
    status: 422,
    zh: '超过 {max_rows} 张图片，请按选品池设置',
    en: 'More than {max_rows} images, name a pool',
  },
  too_many_contents: {
    status: 422,
    zh: '这些素材有超过 {most} 篇内容，请分批',
    en: 'More than {most} contents, choose fewer materials',
  },
  too_many_names: { status: 409, zh: '最多 {max_names} 个名称', en: 'At most {max_names} names' },
  tree_full: {
    status: 409,
    zh: '分类最多 {max_categories} 个',
    en: 'A team has at most {max_categories} categories',
  },
  unavailable: { status: 409, zh: '商品已下架', en: 'The product is not on sale' },
  unknown_product: {
    status: 404,
    zh: '渠道没有该商品',
    en: 'The channel does not know the product',
  },
})
