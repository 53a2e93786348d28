// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `carry_materials`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const assign_material_from_channel = {
  operation: 'carry_materials.assign_material_from_channel',
  inputs: {
    platform: { kind: 'platform', zh: '平台', en: 'Platform', required: true },
    kind: { kind: 'choice', zh: '类型', en: 'Kind', choices: [{ value: 'goods', zh: '商品', en: 'Products' }, { value: 'content', zh: '内容', en: 'Content' }], required: true },
    source_ids: { kind: 'key', zh: '来源编号', en: 'Source IDs', many: true, required: true, minItems: 1, maxItems: 50 },
    business_category_id: { kind: 'id', of: 'business_categories', zh: '团队分类', en: 'Team category', pattern: '^[1-9][0-9]{0,17}$' },
    user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', pattern: '^[1-9][0-9]{0,17}$' },
  },
} as const satisfies FormFacts<'carry_materials.assign_material_from_channel'>

export const assign_new_item = {
  operation: 'carry_materials.assign_new_item',
  inputs: {
    carry_material_id: { kind: 'id', of: 'carry_materials', zh: '素材', en: 'Material', required: true, pattern: '^[1-9][0-9]{0,17}$' },
    source: { kind: 'platform', zh: '来源', en: 'Source', required: true },
    item_ids: { kind: 'key', zh: '商品编号', en: 'Product IDs', many: true, required: true, minItems: 1, maxItems: 50 },
    user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', pattern: '^[1-9][0-9]{0,17}$' },
  },
} as const satisfies FormFacts<'carry_materials.assign_new_item'>

export const batch_contents_status = {
  operation: 'carry_materials.batch_contents_status',
  inputs: {
    ids: { kind: 'id', of: 'carry_materials', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
    status: { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'fetched', zh: '待处理', en: 'To process' }, { value: 'processed', zh: '已处理', en: 'Processed' }, { value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'downloaded', zh: '已下载', en: 'Downloaded' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }, { value: 'deleted', zh: '已删除', en: 'Deleted' }], required: true },
    from: { kind: 'choice', zh: '原状态', en: 'From', choices: [{ value: 'fetched', zh: '待处理', en: 'To process' }, { value: 'processed', zh: '已处理', en: 'Processed' }, { value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'downloaded', zh: '已下载', en: 'Downloaded' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }, { value: 'deleted', zh: '已删除', en: 'Deleted' }] },
    reason: { kind: 'text', zh: '原因', en: 'Reason', maxLength: 500 },
  },
} as const satisfies FormFacts<'carry_materials.batch_contents_status'>

export const batch_update_category = {
  operation: 'carry_materials.batch_update_category',
  inputs: {
    ids: { kind: 'id', of: 'carry_materials', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
    business_category_id: { kind: 'id', of: 'business_categories', zh: '团队分类', en: 'Team category', nullable: true, required: true, pattern: '^[1-9][0-9]{0,17}$' },
  },
} as const satisfies FormFacts<'carry_materials.batch_update_category'>

export const batch_update_tag_info = {
  operation: 'carry_materials.batch_update_tag_info',
  inputs: {
    ids: { kind: 'id', of: 'carry_materials', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
    tags: { kind: 'text', zh: '标签', en: 'Tags', many: true, required: true, maxItems: 50 },
    mode: { kind: 'choice', zh: '方式', en: 'Mode', choices: [{ value: 'set', zh: '设为', en: 'Set' }, { value: 'add', zh: '添加', en: 'Add' }, { value: 'remove', zh: '移除', en: 'Remove' }] },
  },
} as const satisfies FormFacts<'carry_materials.batch_update_tag_info'>

export const check_material_from_channel = {
  operation: 'carry_materials.check_material_from_channel',
  inputs: {
    status: { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }] },
    reason: { kind: 'text', zh: '渠道说明', en: 'Channel says', maxLength: 500 },
  },
} as const satisfies FormFacts<'carry_materials.check_material_from_channel'>

export const create_new_items = {
  operation: 'carry_materials.create_new_items',
  inputs: {
    carry_material_id: { kind: 'id', of: 'carry_materials', zh: '素材', en: 'Material', required: true, pattern: '^[1-9][0-9]{0,17}$' },
    items: { kind: 'object', zh: '商品', en: 'Products', many: true, required: true, minItems: 1, maxItems: 100 },
  },
} as const satisfies FormFacts<'carry_materials.create_new_items'>

export const create_new_material = {
  operation: 'carry_materials.create_new_material',
  inputs: {
    title: { kind: 'text', zh: '标题', en: 'Title', required: true, minLength: 1, maxLength: 300 },
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 100 },
    cover_url: { kind: 'image', zh: '封面', en: 'Cover', maxLength: 2000 },
    source: { kind: 'platform', zh: '来源', en: 'Source', minLength: 1, maxLength: 50 },
    source_id: { kind: 'key', zh: '来源编号', en: 'Source ID', minLength: 1, maxLength: 100 },
    source_url: { kind: 'url', zh: '来源地址', en: 'Source address', maxLength: 2000 },
    source_user: { kind: 'text', zh: '来源作者', en: 'Author', maxLength: 100 },
    matching_type: { kind: 'choice', zh: '匹配方式', en: 'Matching', choices: [{ value: 'manual', zh: '人工', en: 'By a person' }, { value: 'exact', zh: '精确', en: 'Exact' }, { value: 'similar', zh: '相似', en: 'Similar' }, { value: 'theme', zh: '主题', en: 'By subject' }] },
    business_category_id: { kind: 'id', of: 'business_categories', zh: '团队分类', en: 'Team category', pattern: '^[1-9][0-9]{0,17}$' },
    tags: { kind: 'text', zh: '标签', en: 'Tags', many: true, maxItems: 50 },
    remark: { kind: 'text', zh: '备注', en: 'Note', maxLength: 1000 },
    images: { kind: 'image', zh: '图片', en: 'Pictures', many: true, maxItems: 50 },
    desc: { kind: 'text', zh: '描述', en: 'Description', maxLength: 5000 },
    paragraphs: { kind: 'text', zh: '段落', en: 'Paragraphs', many: true, maxItems: 50 },
    recommends: { kind: 'text', zh: '推荐语', en: 'Recommendations', many: true, maxItems: 50 },
    items: { kind: 'object', zh: '商品', en: 'Products', many: true, maxItems: 50 },
  },
} as const satisfies FormFacts<'carry_materials.create_new_material'>

export const creative_new_content = {
  operation: 'carry_materials.creative_new_content',
  inputs: {
    carry_material_id: { kind: 'id', of: 'carry_materials', zh: '素材', en: 'Material', required: true, pattern: '^[1-9][0-9]{0,17}$' },
    title: { kind: 'text', zh: '标题', en: 'Title', minLength: 1, maxLength: 200 },
    channel: { kind: 'platform', zh: '渠道', en: 'Channel' },
    topic: { kind: 'text', zh: '话题', en: 'Topic', maxLength: 100 },
    user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', pattern: '^[1-9][0-9]{0,17}$' },
  },
} as const satisfies FormFacts<'carry_materials.creative_new_content'>

export const exec_material_job = {
  operation: 'carry_materials.exec_material_job',
  inputs: {
    ids: { kind: 'id', of: 'carry_materials', zh: '所选记录', en: 'Records', many: true, required: true, minItems: 1, maxItems: 500 },
    items_limit: { kind: 'count', zh: '商品数上限', en: 'Products each', integer: true, min: 1, max: 20 },
  },
} as const satisfies FormFacts<'carry_materials.exec_material_job'>

export const find_duplicates = {
  operation: 'carry_materials.find_duplicates',
  inputs: {
    platform: { kind: 'platform', zh: '平台', en: 'Platform', required: true },
    candidates: { kind: 'object', zh: '候选', en: 'Candidates', many: true, required: true, minItems: 1, maxItems: 100 },
  },
} as const satisfies FormFacts<'carry_materials.find_duplicates'>

export const merge_similar_material = {
  operation: 'carry_materials.merge_similar_material',
  inputs: {
    ids: { kind: 'id', of: 'carry_materials', zh: '所选记录', en: 'Records', many: true, required: true, minItems: 1, maxItems: 500 },
    into_id: { kind: 'id', of: 'carry_materials', zh: '合并到', en: 'Into', pattern: '^[1-9][0-9]{0,17}$' },
    similarity: { kind: 'number', zh: '相似度', en: 'Likeness', min: 0.1, max: 1 },
    preview: { kind: 'flag', zh: '预览', en: 'Preview' },
  },
} as const satisfies FormFacts<'carry_materials.merge_similar_material'>

export const new_taobaoke_material = {
  operation: 'carry_materials.new_taobaoke_material',
  inputs: {
    item_ids: { kind: 'key', zh: '商品编号', en: 'Product IDs', many: true, required: true, minItems: 1, maxItems: 50 },
    business_category_id: { kind: 'id', of: 'business_categories', zh: '团队分类', en: 'Team category', pattern: '^[1-9][0-9]{0,17}$' },
    user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', pattern: '^[1-9][0-9]{0,17}$' },
  },
} as const satisfies FormFacts<'carry_materials.new_taobaoke_material'>

export const save_rate_content = {
  operation: 'carry_materials.save_rate_content',
  inputs: {
    carry_material_id: { kind: 'id', of: 'carry_materials', zh: '素材', en: 'Material', required: true, pattern: '^[1-9][0-9]{0,17}$' },
    as: { kind: 'choice', zh: '保存为', en: 'Store as', choices: [{ value: 'texts', zh: '文案', en: 'Texts' }, { value: 'contents', zh: '内容', en: 'Contents' }] },
    review_ids: { kind: 'key', zh: '评价编号', en: 'Reviews', many: true, maxItems: 200 },
  },
} as const satisfies FormFacts<'carry_materials.save_rate_content'>

export const search_taobaoke_material = {
  operation: 'carry_materials.search_taobaoke_material',
  inputs: {
    q: { kind: 'text', zh: '关键词', en: 'Search words', maxLength: 100 },
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 100 },
    pool: { kind: 'key', zh: '选品池', en: 'Pool', maxLength: 100 },
    sort: { kind: 'choice', zh: '排序', en: 'Order', choices: [{ value: 'sales', zh: '销量', en: 'Sales' }, { value: 'price', zh: '价格', en: 'Price' }, { value: 'commission_rate', zh: '佣金率', en: 'Commission rate' }, { value: 'newest', zh: '最新', en: 'Newest' }] },
    kind: { kind: 'choice', zh: '类型', en: 'Kind', choices: [{ value: 'goods', zh: '商品', en: 'Products' }, { value: 'content', zh: '内容', en: 'Content' }] },
    item_id: { kind: 'key', zh: '商品编号', en: 'Product ID', maxLength: 100 },
    page: { kind: 'number', zh: '页码', en: 'Page', integer: true, min: 1, max: 1000 },
    size: { kind: 'count', zh: '条数', en: 'At most', integer: true, min: 1, max: 100 },
  },
} as const satisfies FormFacts<'carry_materials.search_taobaoke_material'>

export const set_random_pool = {
  operation: 'carry_materials.set_random_pool',
  inputs: {
    ids: { kind: 'id', of: 'carry_materials', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
    pooling: { kind: 'flag', zh: '在随机池', en: 'In the random pool' },
  },
} as const satisfies FormFacts<'carry_materials.set_random_pool'>

export const sync_commerce_items = {
  operation: 'carry_materials.sync_commerce_items',
  inputs: {
    ids: { kind: 'id', of: 'carry_materials', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    item_ids: { kind: 'id', of: 'carry_items', zh: '选品', en: 'Product picks', many: true, minItems: 1, maxItems: 500 },
  },
} as const satisfies FormFacts<'carry_materials.sync_commerce_items'>

export const update = {
  operation: 'carry_materials.update',
  inputs: {
    title: { kind: 'text', zh: '标题', en: 'Title', minLength: 1, maxLength: 300 },
    cover_url: { kind: 'image', zh: '封面', en: 'Cover', maxLength: 2000 },
    source_url: { kind: 'url', zh: '来源地址', en: 'Source address', maxLength: 2000 },
    source_user: { kind: 'text', zh: '来源作者', en: 'Author', maxLength: 100 },
    matching_type: { kind: 'choice', zh: '匹配方式', en: 'Matching', choices: [{ value: 'manual', zh: '人工', en: 'By a person' }, { value: 'exact', zh: '精确', en: 'Exact' }, { value: 'similar', zh: '相似', en: 'Similar' }, { value: 'theme', zh: '主题', en: 'By subject' }] },
    business_category_id: { kind: 'id', of: 'business_categories', zh: '团队分类', en: 'Team category', nullable: true, pattern: '^[1-9][0-9]{0,17}$' },
    tags: { kind: 'text', zh: '标签', en: 'Tags', many: true, maxItems: 50 },
    pooling: { kind: 'flag', zh: '在随机池', en: 'In the random pool' },
    remark: { kind: 'text', zh: '备注', en: 'Note', maxLength: 500 },
  },
} as const satisfies FormFacts<'carry_materials.update'>

export const update_creative_material = {
  operation: 'carry_materials.update_creative_material',
  inputs: {
    carry_material_id: { kind: 'id', of: 'carry_materials', zh: '素材', en: 'Material', required: true, pattern: '^[1-9][0-9]{0,17}$' },
    images: { kind: 'object', zh: '素材图', en: 'Pictures', many: true, required: true, maxItems: 200 },
    cover_url: { kind: 'image', zh: '封面', en: 'Cover', maxLength: 2000 },
  },
} as const satisfies FormFacts<'carry_materials.update_creative_material'>

export const update_material_item = {
  operation: 'carry_materials.update_material_item',
  inputs: {
    carry_item_id: { kind: 'id', of: 'carry_items', zh: '选品', en: 'Product pick', required: true, pattern: '^[1-9][0-9]{0,17}$' },
    carry_material_id: { kind: 'id', of: 'carry_materials', zh: '素材', en: 'Material', nullable: true, pattern: '^[1-9][0-9]{0,17}$' },
    business_category_id: { kind: 'id', of: 'business_categories', zh: '团队分类', en: 'Team category', nullable: true, pattern: '^[1-9][0-9]{0,17}$' },
    unavailable_reason: { kind: 'text', zh: '不可售原因', en: 'Why not available', maxLength: 500 },
    title: { kind: 'text', zh: '标题', en: 'Title', minLength: 1, maxLength: 300 },
    shop_title: { kind: 'text', zh: '店铺', en: 'Shop', maxLength: 200 },
    brand: { kind: 'text', zh: '品牌', en: 'Brand', maxLength: 100 },
    pic_url: { kind: 'image', zh: '商品图', en: 'Product picture', maxLength: 2000 },
    images: { kind: 'image', zh: '图片', en: 'Pictures', many: true, maxItems: 30 },
    item_url: { kind: 'url', zh: '商品地址', en: 'Product page', maxLength: 2000 },
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 100 },
    sales: { kind: 'count', zh: '销量', en: 'Sold', integer: true, min: 0 },
    price: { kind: 'yuan', zh: '价格', en: 'Price', min: 0, max: 100000000 },
    commission_rate: { kind: 'percent', zh: '佣金比例', en: 'Commission rate', min: 0, max: 100 },
    commission_price: { kind: 'yuan', zh: '佣金', en: 'Commission', min: 0, max: 100000000 },
    detail_info: { kind: 'object', zh: '详情', en: 'Details' },
    available: { kind: 'flag', zh: '可售', en: 'Available' },
  },
} as const satisfies FormFacts<'carry_materials.update_material_item'>
