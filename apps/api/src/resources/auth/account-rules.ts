import T from 'typebox'

/** @source console spec §5: phone of 11 digits starting with 1 */
export const MOBILE_NUMBER = /^1\d{10}$/

/** A name with a letter in it: all digits could be somebody else's phone number. */
export const Username = T.String({
  minLength: 2,
  maxLength: 40,
  pattern:
    '^[A-Za-z0-9_.\\-\\u4e00-\\u9fff]*[A-Za-z_\\u4e00-\\u9fff][A-Za-z0-9_.\\-\\u4e00-\\u9fff]*$',
  description: 'letters, Chinese characters, digits, _ . -; at least one that is no digit',
  examples: ['xiaoman'],
})

/** @source reliability C2 */
export const NewPassword = T.String({
  minLength: 8,
  maxLength: 200,
  description: 'at least 8 characters, none of the 3,000 most common passwords, not the user name',
  examples: ['correct horse 2026'],
})

export const MobileNumber = T.String({
  pattern: MOBILE_NUMBER.source,
  description: '11 digits, the first is 1',
  examples: ['13912345678'],
})
