import { Button, Dialog, Skeleton } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../kernel/services/services-context.ts'
import { Failure } from '../../kit/failure.tsx'
import { PictureCard } from '../../kit/list/picture-card.tsx'
import { platformName } from '../../kit/list/platform-name.ts'
import type { Candidate } from './candidate.ts'
import type { Duplicate } from './duplicates.ts'

type CompareDialogProps = {
  readonly candidate: Candidate
  readonly duplicate: Duplicate
  readonly onClose: () => void
  readonly onOpen: (materialId: string) => void
}

/** A candidate beside the material that it is like; the person decides whether they are one. */
export function CompareDialog({ candidate, duplicate, onClose, onOpen }: CompareDialogProps) {
  const { t } = useTranslation()
  const { kind, likeness, carry_material_id: materialId } = duplicate
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('collect.compare.title')}
      description={t('collect.compare.why', {
        why: t(`collect.alike.${kind}`),
        percent: Math.round(likeness * 100),
      })}
      closeLabel={t('act.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('act.close')}</Button>
          {materialId === null ? null : (
            <Button variant="primary" onClick={() => onOpen(materialId)}>
              {t('collect.compare.open')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-2 gap-4">
        <Side name={t('collect.compare.candidate')}>
          <PictureCard
            title={candidate.title}
            cover={candidate.cover_url}
            note={candidate.desc || candidate.shop_title}
          />
        </Side>
        <Side name={t('collect.compare.material')}>
          {materialId === null ? (
            <p className="p-3 text-sm text-fg2">{t('collect.compare.colleague')}</p>
          ) : (
            <Material id={materialId} />
          )}
        </Side>
      </div>
    </Dialog>
  )
}

const Side = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <section aria-label={name} className="min-w-0">
    <h3 className="pb-2 text-xs font-semibold text-fg3">{name}</h3>
    <div className="overflow-hidden rounded-card border border-line">{children}</div>
  </section>
)

function Material({ id }: { readonly id: string }) {
  const { sdk } = useServices()
  const { data, error, refetch } = useQuery({
    queryKey: ['carry_materials', 'get', id],
    queryFn: ({ signal }) => sdk.carry_materials.get({ id }, { signal }),
  })
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div aria-busy className="p-3">
        <Skeleton lines={6} />
      </div>
    )
  const note = [platformName(data.source), data.business_category_name || data.category]
  return (
    <PictureCard
      title={data.title}
      cover={data.cover_url}
      note={note.filter(Boolean).join(' · ')}
    />
  )
}
