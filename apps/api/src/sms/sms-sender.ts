/** One code on its way to a phone. */
export interface SmsMessage {
  phoneNumber: string
  code: string
  /** The same for every repetition of one attempt: the provider takes it once. */
  key: string
  at: Date
}

/** Result of one attempt. */
export type SmsOutcome =
  | { tag: 'sent'; reference: string }
  /** The provider said no. `again`: another attempt may succeed later. */
  | { tag: 'refused'; code: string; again: boolean }
  /** It never reached the provider. */
  | { tag: 'not_sent'; why: string }
  /** It may have been sent. `final`: the provider has the attempt; a repetition is useless. */
  | { tag: 'unknown'; why: string; final: boolean }

/** The way to people's phones. It throws nothing: a failure is an outcome. */
export interface SmsSender {
  send: (message: SmsMessage) => Promise<SmsOutcome>
}

export const CODE_MINUTES = 10

/** The message as a person reads it; a gateway's own template may word it otherwise. */
export const smsText = (code: string) =>
  `【开放媒体创作中心】验证码 ${code}，${CODE_MINUTES} 分钟内有效，请勿告诉他人。/ Your code is ${code}.`
