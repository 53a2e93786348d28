import { uploadFile } from '@omc/sdk'
import { Alert, Button, Drawer } from '@omc/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refreshTouched } from '../../../kernel/data/use-write.ts'
import { errorText } from '../../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import type { RowPanelProps } from '../../../kit/list/list-acts.ts'
import { Loaded } from '../../../kit/loaded.tsx'
import { ImageResult } from './image-result.tsx'
import { ImageWish } from './image-wish.tsx'
import { FIRST_WISH, useImageTool } from './use-image-tool.ts'

type Row = { readonly id: string; readonly filename: string; readonly image: string }

/**
 * The image tool: writes the picture of a material with another type, scale or size, and keeps it.
 *
 * @source console spec §5 and §9 (image tool); ux §6
 */
export function ImageToolPanel({ row, onClose }: RowPanelProps<Row>) {
  const { t } = useTranslation()
  const [wish, setWish] = useState(FIRST_WISH)
  const { source, work, tryNumber } = useImageTool(row.image)
  const save = useSave(row, onClose)
  const made = work.data
  return (
    <Drawer
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('creativePicture.tool.title')}
      description={row.filename}
      closeLabel={t('act.close')}
      footer={
        <Button
          variant="primary"
          data-testid="image-save"
          disabled={!made || made.picture === source.data}
          isLoading={save.isPending}
          onClick={() => made && save.mutate(made.picture)}
        >
          {t('creativePicture.tool.save')}
        </Button>
      }
    >
      <Loaded query={source}>
        {(picture) => (
          <div className="flex flex-col gap-4">
            <ImageWish wish={wish} picture={picture} onChange={setWish} />
            <Button
              data-testid="image-work"
              isLoading={work.isPending}
              onClick={() => work.mutate({ picture, wish })}
            >
              {t('creativePicture.tool.work')}
            </Button>
            <ImageResult
              before={picture}
              made={made ?? null}
              tryNumber={work.isPending ? tryNumber : 0}
            />
            {work.error || save.error ? (
              <Alert tone="danger">
                {work.error
                  ? t('creativePicture.tool.unreadable')
                  : errorText(save.error, currentLanguage())}
              </Alert>
            ) : null}
          </div>
        )}
      </Loaded>
    </Drawer>
  )
}

/** Hands the file in and gives it to the material. */
function useSave({ id }: Row, onSaved: () => void) {
  const { t } = useTranslation()
  const { sdk, queryClient, toasts } = useServices()
  return useMutation({
    async mutationFn(picture: Blob) {
      const { url } = await uploadFile(sdk, picture)
      return sdk.creative_materials.update({ id, image: url })
    },
    async onSuccess() {
      await refreshTouched(queryClient, 'creative_materials.update')
      toasts.show({ tone: 'success', title: t('creativePicture.tool.saved') })
      onSaved()
    },
    meta: { isShownInPlace: true },
  })
}
