const KEYS = [
  [/-----BEGIN (?:RSA |EC |OPENSSH |ENCRYPTED )?PRIVATE KEY-----\s*[\w+/=]{20}/, 'a private key'],
  [/\bAKIA[0-9A-Z]{16}\b/, 'a cloud access key'],
  [/\bgh[pousr]_[A-Za-z0-9]{36,}\b/, 'a token of a code host'],
  [/\bnpm_[A-Za-z0-9]{36}\b/, 'a token of a registry'],
  [/\bxox[abprs]-[A-Za-z0-9-]{10,}/, 'a chat token'],
  [/\bsk-(?:proj-|ant-)?[A-Za-z0-9_-]{32,}\b/, "a language model's key"],
  [/\bAIza[0-9A-Za-z_-]{35}\b/, "a cloud service's key"],
  [/\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/, 'a signed token'],
  [
    /\b[a-z][a-z0-9+]*:\/\/[^\s/:@'"`$<{]+:[^\s/:@'"`$<{]{8,}@(?!localhost|127\.0\.0\.1|host\b|db\b|example\b)/i,
    'a password in an address',
  ],
]

const PRIVATE_FILE = /(^|\/)(\.env(\.\w+)?|id_(rsa|ed25519|ecdsa)|[^/]+\.(pem|p12|pfx|key))$/

/**
 * Checks that the tree contains no secret.
 *
 * @param {import('./project.mjs').Project} project
 */
export function secrets({ files, read }) {
  return files.flatMap((path) => {
    if (PRIVATE_FILE.test(path) && !path.endsWith('.example')) return [`${path}: a private file`]
    if (/\.(png|jpe?g|webp|gif|ico|woff2?|webm|mp4|zip)$/.test(path)) return []
    const text = read(path)
    return KEYS.filter(([pattern]) => pattern.test(text)).map(([, what]) => `${path}: ${what}`)
  })
}
