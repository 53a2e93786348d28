/** Submitted texts, and a rewrite of the second. */
export const DOCUMENTS: readonly { title: string; content: string; modified?: string }[] = [
  {
    title: '保温杯种草',
    content: '早上出门装一杯热水，下班路上还是温的。杯口做得宽，勺子伸得进去，洗起来不费劲。',
  },
  {
    title: '跑鞋测评（初稿）',
    content: '这双跑鞋是全网最低的价格，脚感独一无二，跑完五公里膝盖一点不难受。',
    modified: '这双跑鞋价格实惠，脚感有特点，跑完五公里膝盖一点不难受。',
  },
  {
    title: '收纳盒使用一个月',
    content: '桌面从堆满到只剩电脑，用的就是这三层抽屉。底下有防滑垫，推拉不会跟着跑。',
  },
  {
    title: '儿童书包怎么选',
    content: '先看自重再看背负。一年级的孩子，空包最好不超过一公斤，肩带要宽、要软。',
  },
]

/** Conversations with the assistant: owner and messages. */
export const TALKS: readonly {
  username: string
  title: string
  turns: readonly string[]
}[] = [
  {
    username: 'admin',
    title: '本周选题',
    turns: [
      '本周适合做哪些家居选题？',
      '可以围绕换季整理：一是衣柜分区与真空收纳袋，二是沙发毯与床品，三是加湿器的清洁。每个选题配一件主推商品和两件搭配。',
    ],
  },
  {
    username: 'operator',
    title: '保温杯标题怎么写',
    turns: [
      '帮我给保温杯写三个标题，不要夸张。',
      '1. 早上装的水，傍晚还是温的\n2. 杯口宽一点，清洗省一半力\n3. 通勤路上，单手就能开盖',
      '第二个再短一点。',
      '杯口宽，好清洗',
    ],
  },
  {
    username: 'operator2',
    title: '直播预告',
    turns: [
      '写一段周五直播的预告，主推儿童书包。',
      '周五晚八点，聊聊开学用的书包：怎么看自重、怎么试背负，三款不同年级的对比当场讲清楚。',
    ],
  },
]
