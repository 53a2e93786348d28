const TITLES = ['夏季防晒衣测评', '通勤包三款对比', '露营灯合集', '儿童水杯怎么选', '入秋薄外套']
const STATES = ['待处理', '已处理', '已检查', '已发布']

/** An answer of the server: titles in no order, the same for the same arguments. */
export function makeAnswer(count: number, page = 0): string {
  return JSON.stringify(
    Array.from({ length: count }, (_, at) => {
      const number = (at * 7919 + page * 104_729) % 1_000_003
      return {
        id: `${page}-${at}`,
        title: `${TITLES[number % TITLES.length]} ${number}`,
        status: STATES[number % STATES.length],
        goods: number % 97,
        owner: number % 3 === 0 ? '李雷' : '韩梅',
        updatedAt: `07-${10 + (number % 20)} 14:02`,
      }
    }),
  )
}
