import { IMAGE_DEFAULTS } from '@omc/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { loadPicture } from '../../../kit/pictures/load-picture.ts'
import { rewritePicture } from '../../../kit/pictures/picture-file.ts'

/** Options that the person chose for the tool; null = unchanged. */
export type ToolWish = {
  readonly type: 'same' | 'png' | 'jpeg'
  readonly scale: number | null
  readonly kilobytes: number | null
  readonly accuracy: number | null
}

export const FIRST_WISH: ToolWish = {
  type: 'same',
  scale: 1,
  kilobytes: 500,
  accuracy: IMAGE_DEFAULTS.accuracy,
}

const KILOBYTE = 1_000

/** Loads a picture and encodes it again; tells which try is running. */
export function useImageTool(address: string) {
  const [tryNumber, setTryNumber] = useState(0)
  const source = useQuery({
    queryKey: ['picture-file', address],
    queryFn: () => loadPicture(address),
    gcTime: 0,
    retry: false,
  })
  const work = useMutation({
    mutationFn({ picture, wish }: { readonly picture: Blob; readonly wish: ToolWish }) {
      setTryNumber(0)
      const { type, scale, kilobytes, accuracy } = wish
      return rewritePicture(picture, {
        ...(type !== 'same' && { type }),
        ...(scale !== null && { scale }),
        ...(kilobytes !== null && { wantedBytes: kilobytes * KILOBYTE }),
        ...(accuracy !== null && { accuracy }),
        onTry: setTryNumber,
      })
    },
    meta: { isShownInPlace: true },
  })
  return { source, work, tryNumber }
}

/** Address of a file of this page, while it is shown. */
export function useFileAddress(file: Blob | undefined): string | null {
  const address = useMemo(() => (file ? URL.createObjectURL(file) : null), [file])
  useEffect(
    () => () => {
      if (address !== null) URL.revokeObjectURL(address)
    },
    [address],
  )
  return address
}
