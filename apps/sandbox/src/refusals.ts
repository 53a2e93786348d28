/** Why a channel definitely did not publish; the closed list of the frame protocol. */
export type RefusalCode =
  | 'bot_check'
  | 'rejected'
  | 'upload_failed'
  | 'empty'
  | 'no_permission'
  | 'item_out_of_range'

/** A definite no: nothing was published. */
export type Refusal = {
  readonly code: RefusalCode
  readonly message: string
  /** HTTP status of the gateway's answer. */
  readonly status: 403 | 422
}

/** The sentences of a real channel, one per reason. */
export const REFUSALS = {
  rejected: { code: 'rejected', status: 422, message: '内容未通过平台审核' },
  botCheck: { code: 'bot_check', status: 403, message: '操作过于频繁,请先完成滑块验证' },
  noPermission: {
    code: 'no_permission',
    status: 403,
    message: 'B_Publish_Perm: 该账号没有发布权限',
  },
  imageRefused: { code: 'rejected', status: 422, message: '图片不符合平台规范,请更换后重试' },
  uploadFailed: { code: 'upload_failed', status: 422, message: '图片上传失败' },
  empty: { code: 'empty', status: 422, message: '上传没有返回数据' },
  titleTooLong: { code: 'rejected', status: 422, message: '标题超过平台字数上限' },
  tooManyImages: { code: 'rejected', status: 422, message: '图片数量超过平台上限' },
  tooManyItems: { code: 'item_out_of_range', status: 422, message: '商品数量超过平台上限' },
} as const satisfies Record<string, Refusal>
