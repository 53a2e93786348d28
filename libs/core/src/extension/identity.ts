/**
 * Public key of the browser extension. Chromium derives the id from it, so that an unpacked copy has
 * the same id in every browser; nothing is signed with it.
 */
export const EXTENSION_KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA8Rvm7z7i5ZamnBeZgO00p1dYH9A25Sc28mqhhPM5+Q4Gi4cld5qAZ2aHgzIzAhN1kyYNfoI39q/Z4yotioQrIZwAmRXkXjQ1SsLSQpYKZHzqwa380gg+YD9LDSfY4ysG1qnIcBqYvzcpdkSO8bYVBckIoIGlrioEg1RvDNnBxXo0EqRvd9fCR/1LPxi/NYEZw3zYwr0xJ7MjXYxnBbzpmtOF9PCGd7xMM0xW7i5E2SPTaRh0+H8SFr6thQYVHnyWsuwT8QLKXQ1LcmVOwzlESIJegY0DOELQ0PVD3RtqVzxpvtMEC2dNm7MkBK1bbGrNXeLCa6zi2Bk2lsOgp+5WcwIDAQAB'

/** Id that the key gives: the address of the extension for messages of the console. */
export const EXTENSION_ID = 'cplpgklngoepnkpnbdooanhekojfolig'

/** File of a package with the {@link Deployment} it was made for. */
export const DEPLOYMENT_FILE = 'deployment.json'
