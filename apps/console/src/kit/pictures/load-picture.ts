/** Address of this origin that gives a picture from anywhere. */
export const ownAddress = (address: string): string =>
  address.startsWith('/') || address.startsWith('data:')
    ? address
    : `/api/v1/media?${new URLSearchParams({ url: address })}`

/** The server passes on no drawings: they can contain programs. An image element runs none. */
const isDrawing = (address: string): boolean => /^https?:[^?#]*\.svg([?#]|$)/.test(address)

/** The file of a picture; a drawing as PNG. @throws when the address gives no picture */
export async function loadPicture(address: string): Promise<Blob> {
  if (isDrawing(address)) return drawn(address)
  const response = await fetch(ownAddress(address), { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`no picture: ${response.status}`)
  const picture = await response.blob()
  if (!picture.type.startsWith('image/')) throw new Error(`no picture: ${picture.type}`)
  return picture
}

/** The site must allow this page to read its pictures. */
async function drawn(address: string): Promise<Blob> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = address
  await image.decode()
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return canvas.convertToBlob({ type: 'image/png' })
}
