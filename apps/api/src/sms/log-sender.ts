import { smsText, type SmsSender } from './sms-sender.ts'

/** For development: the log is the phone. */
export const createLogSender = (log: {
  info: (facts: object, message: string) => void
}): SmsSender => ({
  send({ phoneNumber, code, key }) {
    log.info({ phone_number: phoneNumber, text: smsText(code) }, 'a text message')
    return Promise.resolve({ tag: 'sent', reference: key })
  },
})
