import { Button, type ButtonProps } from '@omc/ui'
import { useRef } from 'react'
import { UPLOAD_KINDS, type UploadKind } from './upload-kind.ts'

type PickFileProps = Pick<ButtonProps, 'children' | 'icon' | 'variant' | 'size'> & {
  readonly kind: UploadKind
  readonly isBusy: boolean
  readonly onFile: (file: File) => void
}

/** Button that lets the person choose a file of their device. */
export function PickFile({ kind, isBusy, onFile, ...button }: PickFileProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} isLoading={isBusy} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={UPLOAD_KINDS[kind].accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) onFile(file)
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
