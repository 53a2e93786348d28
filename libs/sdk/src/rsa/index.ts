export {
  RSA_DEFAULTS,
  RsaError,
  decryptText,
  encryptText,
  encryptWhenKeySet,
  parsePrivateKey,
  parsePublicKey,
} from '@omc/core/rsa'
export type { PrivateKey, PublicKey, RandomBytes, RsaErrorCode } from '@omc/core/rsa'
