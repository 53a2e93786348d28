/** Categories of a team: three levels, written in reading order. */
export const CATEGORY_TREE: readonly {
  name: string
  children: readonly { name: string; children: readonly string[] }[]
}[] = [
  {
    name: '服饰',
    children: [
      { name: '女装', children: ['大衣', '针织', '牛仔'] },
      { name: '运动', children: ['跑鞋', '瑜伽'] },
    ],
  },
  {
    name: '家居',
    children: [
      { name: '家居日用', children: ['收纳', '床品', '水杯'] },
      { name: '厨具', children: ['锅具', '小家电'] },
    ],
  },
  {
    name: '美妆',
    children: [
      { name: '护肤', children: ['洁面', '防晒'] },
      { name: '彩妆', children: ['唇妆', '眼妆'] },
    ],
  },
  {
    name: '母婴',
    children: [
      { name: '宝宝用品', children: ['洗护', '出行'] },
      { name: '儿童', children: ['书包', '文具'] },
    ],
  },
  {
    name: '数码',
    children: [
      { name: '影音', children: ['耳机', '音箱'] },
      { name: '配件', children: ['充电', '键鼠'] },
    ],
  },
]
