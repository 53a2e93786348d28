/** An account of the demo teams, as its platform knows it. */
export type CastAccount = {
  readonly platform: string
  readonly uid: string
  readonly nickname: string
  /** Its subject; a category of the goods. */
  readonly category: string
  readonly followers: number
  readonly level: number
  /** Days its login is still good; below zero it has run out. */
  readonly validDays: number
}

type AccountLine = readonly [
  platform: string, uid: string, nickname: string, category: string,
  followers: number, level: number, validDays: number,
] // oxfmt-ignore

const ACCOUNT_LINES: readonly AccountLine[] = [
  ['youhaohuo', '88213', '小红豆', '女装', 48_210, 4, 30],
  ['youhaohuo', '88214', '小雨', '家居', 12_804, 3, 3],
  ['guangguang', '61027', '阿明', '数码', 90_331, 5, 33],
  ['jd', '73905', '小林', '厨具', 20_116, 3, 41],
  ['goudong', '73906', '栗子的厨房', '厨具', 7420, 2, 34],
  ['pdd', '55180', '麦芽选好货', '母婴', 31_950, 3, 35],
  ['daorc', '40211', '一禾', '美妆', 154_002, 5, 36],
  ['wetao', '30077', '星河好物馆', '女装', 266_713, 6, 37],
  ['guangguang', '61028', '晚星生活志', '家居', 8812, 2, 38],
  ['jd', '73907', '白桃数码笔记', '数码', 15_230, 3, 2],
  ['youhaohuo', '92001', '听雨', '家居', 22_345, 3, 40],
  ['guangguang', '92002', '山茶花开', '美妆', 65_120, 4, 41],
  ['jd', '92003', '远山数码', '数码', 9034, 2, 42],
  ['pdd', '92004', '木棉小铺', '母婴', 17_771, 3, 43],
  ['daorc', '92005', '暖暖的家', '家居', 40_019, 4, 2],
  ['wetao', '92006', '远山优选', '女装', 120_440, 5, 45],
  ['goudong', '92007', '初一试吃员', '食品', 5210, 2, 46],
  ['youhaohuo', '92008', '青柠穿搭间', '女装', 33_600, 3, 47],
  ['redbook', 'xhs-20418', '小红豆日常', '女装', 48_930, 4, 26],
  ['redbook', 'xhs-20977', '家的样子', '家居', 13_470, 3, -2],
  ['goudong', 'gd-5512', '购东数码控', '数码', 20_360, 3, 12],
  ['daorc', 'dr-8801', '达人阿明', '数码', 91_200, 5, 60],
  ['daorc', 'dr-8802', '达人小雨', '家居', 31_500, 4, 5],
  ['jd', 'jd-60418', '小林的早餐', '厨具', 18_240, 3, -9],
  ['douyin', 'dy-330012', '星河好物', '家居', 154_000, 6, 18],
  ['redbook', 'xhs-31766', '远山生活', '运动', 66_720, 4, 22],
  ['goudong', 'gd-6120', '远山优选购东店', '厨具', 15_310, 3, 9],
  ['daorc', 'dr-9107', '达人听雨', '家居', 28_040, 4, -1],
] // oxfmt-ignore

/** The accounts of the demo teams; a uid stands once. */
export const CAST_ACCOUNTS: readonly CastAccount[] = ACCOUNT_LINES.map(
  ([platform, uid, nickname, category, followers, level, validDays]) => ({
    platform,
    uid,
    nickname,
    category,
    followers,
    level,
    validDays,
  }),
)

/** An author whom the demo teams watch. */
export type CastAuthor = {
  readonly platform: string
  readonly id: string
  readonly nickname: string
  readonly summary: string
  readonly category: string
  readonly fans: number
}

type AuthorLine = readonly [
  platform: string, id: string, nickname: string, summary: string, category: string, fans: number,
] // oxfmt-ignore

const AUTHOR_LINES: readonly AuthorLine[] = [
  ['douyin', '30018261', '阿月的小家', '租房改造与收纳', '家居', 862_300],
  ['redbook', '5f1e20471c', '林间小屋', '周末做饭与餐具', '厨具', 214_900],
  ['guanghe', '71204436', '数码老周', '每天讲清一个数码产品', '数码', 431_050],
  ['taobaoke', '66120984', '实惠生活家', '百元以内的好物清单', '家居', 58_700],
  ['compass', '90233517', '穿搭研究所', '通勤与小个子穿搭', '女装', 1_208_400],
  ['dewu', '18840275', '鞋柜观察', '球鞋上脚与测评', '鞋靴', 96_210],
  ['buyin', '45500813', '宝妈小橙', '母婴用品真实使用', '母婴', 305_600],
  ['douyin', '30027755', '慢一点厨房', '一人食与小家电', '厨具', 127_800],
  ['redbook', '5f20ab1987', '不买也行', '劝退式测评', '数码', 74_030],
  ['redbook', '5f33d02218', '山野露营记', '露营装备与路线', '运动', 189_450],
  ['guanghe', '71209958', '茶桌上的事', '茶具与茶点', '食品', 42_160],
  ['taobaoke', '66131172', '省钱小分队', '每日优惠汇总', '家居', 33_900],
  ['douyin', '91100000', '林小鹿的衣橱', '每天一套通勤穿搭', '女装', 386_400],
  ['redbook', '95100007', '阿木爱收纳', '小户型收纳与好物', '家居', 56_611],
  ['douyin', '91100014', '桌面改造局', '不收钱的数码测评', '数码', 105_222],
  ['redbook', '95100021', '一碗热汤面', '厨房里的一年四季', '厨具', 153_833],
  ['guanghe', '96100028', '光合小记', '家居与软装灵感', '家居', 202_444],
  ['dewu', '94100035', '鞋柜研究所', '运动鞋开箱与保养', '鞋靴', 251_055],
  ['redbook', '95100000', '山里的阿禾', '乡间生活与手作', '食品', 8820],
  ['douyin', '91100007', '奶爸周记', '母婴好物真实体验', '母婴', 56_900],
  ['compass', '93100003', '小个子衣柜', '一百五十五的四季', '女装', 88_410],
] // oxfmt-ignore

/** The authors whom the demo teams watch; an id stands once. */
export const CAST_AUTHORS: readonly CastAuthor[] = AUTHOR_LINES.map(
  ([platform, id, nickname, summary, category, fans]) => ({
    platform,
    id,
    nickname,
    summary,
    category,
    fans,
  }),
)

/** The people of the demo teams by their username; their pictures are drawn as those of accounts. */
export const CAST_PEOPLE: ReadonlyMap<string, string> = new Map([
  ['admin', '林若溪'],
  ['site_admin', '周明远'],
  ['manager', '陈思齐'],
  ['auditor', '许清妍'],
  ['operator', '吴小满'],
  ['creator', '沈知夏'],
  ['vip', '顾一舟'],
  ['operator2', '赵听雨'],
])
