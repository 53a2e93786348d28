/** Words for a failure that the server gave none for; 0 says that no answer came. */
export type MessageOf = (status: number) => string

/** What a failure is called where the program has no words of its own for it. */
export const plainMessage: MessageOf = (status) =>
  status === 0 ? '没有收到回答 / no answer came' : `请求失败 / request failed: ${status}`
