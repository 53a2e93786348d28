import { isIdCard } from './id-card.ts'
import { isIpv4 } from './ipv4.ts'
import { isEmail, isPort, isUrl } from './net-checks.ts'
import {
  isAmount,
  isBlank,
  isChineseName,
  isDigits,
  isHex,
  isJsonObject,
  isLandline,
  isPassword,
  isPhone,
  isPlainName,
  isUsername,
} from './text-checks.ts'

/**
 * The helper checks by name: each takes text and answers yes or no, in time linear to its length.
 *
 * @source console spec §5, helper checks
 */
export const validators = {
  isPassword,
  isUsername,
  isDigits,
  isPlainName,
  isIpv4,
  isUrl,
  isPort,
  isPhone,
  isIdCard,
  isEmail,
  isChineseName,
  isBlank,
  isLandline,
  isAmount,
  isJsonObject,
  isHex,
} as const
