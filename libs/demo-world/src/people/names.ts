import { stablePick } from '../chance/stable-hash.ts'
import { CATEGORIES } from '../goods/kinds.ts'

const OPENINGS = [
  '小鹿', '阿木', '南风', '知夏', '青柠', '拾光', '云朵', '半糖', '木棉', '桃子', '晚星', '听雨',
  '初一', '麦芽', '栗子', '白桃', '山茶', '暖暖', '一禾', '苏叶', '芝士', '橘子', '阿宽', '南山',
  '一只橘', '木木', '老许', '小满', '冬瓜', '糯米', '阿沁', '老陈', '豆豆', '清和', '松果', '月牙',
  '米粒', '团子', '西西', '大橙', '阿棠', '柚子', '可可', '石榴', '小野', '阿雾', '千寻', '布丁',
] as const // oxfmt-ignore

type Names = readonly [string, ...string[]]

/** Endings of names, by the category that the person writes about. */
const ENDINGS: Readonly<Record<string, Names>> = {
  家居: ['的好物集', '居家日记', '收纳课', '慢生活', '的小窝', '软装手记'],
  美妆: ['美妆铺', '的化妆台', '爱试色', '妆容课'],
  护肤: ['护肤社', '成分笔记', '的梳妆台', '敏感肌日记'],
  女装: ['爱穿搭', '穿搭间', '的衣橱', '通勤穿搭'],
  运动: ['跑步日记', '露营记', '爱运动', '的健身包'],
  鞋靴: ['的鞋柜', '球鞋笔记', '上脚日记'],
  箱包: ['的包', '出行笔记', '背包客'],
  母婴: ['育儿手册', '妈妈', '带娃日常', '亲子记'],
  数码: ['数码笔记', '桌搭局', '聊数码', '的工作台'],
  厨具: ['的厨房', '爱下厨', '一人食', '灶台边'],
  食品: ['试吃员', '零食铺', '的下午茶', '爱吃记'],
}
const ANY: Names = ['选好货', '种草机', '生活志', '好物推荐']

/** Category of a person of whom nothing else is known. */
export const inventFocus = (id: string): string =>
  stablePick(`${id}:focus`, [CATEGORIES[0] ?? '', ...CATEGORIES.slice(1)])

/** A believable name, which fits what its person writes about. */
export const inventName = (id: string, focus: string): string =>
  stablePick(`${id}:opening`, OPENINGS) + stablePick(`${id}:topic`, ENDINGS[focus] ?? ANY)
