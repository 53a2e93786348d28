/** The file in a `data:` address with base64. @throws when it is none */
export function fileOfDataUrl(address: string): Blob {
  const [, type, base64] = /^data:([\w/+.-]+);base64,([\w+/=]*)$/.exec(address) ?? []
  if (type === undefined || base64 === undefined) throw new Error('no data address')
  return new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type })
}
