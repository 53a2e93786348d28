/** Outside creators: nickname, category, tags and area. */
export const CREATORS: readonly {
  nickname: string
  category: string
  tags: readonly string[]
  area: string
}[] = [
  { nickname: '小鱼爱穿搭', category: '服饰', tags: ['穿搭', '通勤'], area: '杭州' },
  { nickname: '阿宽的跑步日记', category: '运动', tags: ['跑步', '测评'], area: '成都' },
  { nickname: '慢慢过日子', category: '家居', tags: ['收纳', '生活方式'], area: '苏州' },
  { nickname: '厨房里的猫', category: '厨具', tags: ['小家电', '食谱'], area: '广州' },
  { nickname: '成分党阿沁', category: '美妆', tags: ['护肤', '成分'], area: '上海' },
  { nickname: '糯米妈妈', category: '母婴', tags: ['育儿', '好物'], area: '武汉' },
  { nickname: '桌面改造局', category: '数码', tags: ['桌搭', '键鼠'], area: '深圳' },
  { nickname: '露营老陈', category: '运动', tags: ['露营', '装备'], area: '昆明' },
  { nickname: '一盏灯', category: '家居', tags: ['软装', '灯具'], area: '厦门' },
  { nickname: '南北小食', category: '美食', tags: ['零食', '测评'], area: '长沙' },
]

/** Audience groups: name, category, kind of data and size in people. */
export const CROWDS: readonly (readonly [string, string, string, number])[] = [
  ['精致妈妈', '母婴', '人群', 1_280_000],
  ['新锐白领', '服饰', '人群', 960_000],
  ['资深中产', '家居', '人群', 540_000],
  ['小镇青年', '数码', '人群', 2_130_000],
  ['Z 世代潮玩', '数码', '兴趣', 870_000],
  ['健身入门', '运动', '兴趣', 410_000],
  ['护肤进阶', '美妆', '兴趣', 690_000],
  ['厨房新手', '厨具', '场景', 330_000],
]

export const RANKS = [
  '家居日用热卖榜',
  '女装上新榜',
  '数码配件好评榜',
  '母婴口碑榜',
  '运动户外趋势榜',
] as const
