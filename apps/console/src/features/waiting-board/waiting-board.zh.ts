export const texts = {
  waitingBoard: {
    title: '为什么在等',
    nothing: '没有在等的内容',
    nothingHint: '提交发布后，没发出去的内容和原因会出现在这里',
    group: {
      unknown: '结果待核实',
      human: '需要人工',
      refused: '渠道退回',
      retry: '等待重试',
      queued: '排队',
    },
    hint: {
      unknown: '回执丢了，可能已经发出，不会自动重发',
      human: '账号停着，过了验证会接着发',
      refused: '改好再提交，不会自己重试',
      retry: '到点自动再试，不用守着',
      queued: '按优先级依次发布',
    },
    beside: '另有提交中 {{sending}}，已暂停 {{paused}}',
    all: '看全部 {{count}} 条',
    clock: {
      waited: '已等',
      thenAsk: '后可核对',
      thenRetry: '后重试',
      thenGoesOn: '后自动再试',
      thenReleased: '后定时发布',
      noRetry: '不会重试',
      login: '等登录',
      permission: '等发布权限',
      ended: '等人重新开始',
      check: '等验证',
      full: '明天再发',
      device: '等设备上线',
      turn: '排队中',
    },
    why: {
      turn: '等前面的发完',
      device: '没有设备在发布这个账号',
      planned: '没到计划发布时间',
      login: '账号登录过期',
      permission: '账号没有发布权限',
      ended: '渠道说没有发布权限，队列已停',
      check: '账号要过人机验证',
      full: '今天的发布数满了',
    },
    retryNow: '立即重试',
    mend: '去修改',
    accounts: '账号',
    toHealth: '账号健康',
  },
} as const

type Own = typeof texts

declare module '../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
